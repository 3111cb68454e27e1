/** CSS pixels of the axis at the left of a chart, and of the rim at its right: what stands below begins and ends with it. */
export const PLOT_LEFT = 44
export const PLOT_RIGHT = 14

/** Half as wide as a browser draws the knob of a slider, in CSS pixels: its middle is to stand under the chart's line. */
const KNOB = 8

const PLACE = {
  marginLeft: PLOT_LEFT - KNOB,
  width: `calc(100% - ${PLOT_LEFT + PLOT_RIGHT - 2 * KNOB}px)`,
}

/** Moves the line of the chart above it, by finger and by keyboard: what a chart is for who cannot see it. */
export function Scrubber({
  label,
  text,
  last,
  at,
  onMove,
}: {
  label: string
  /** What the value is called. */
  text: string
  /** The last point; the first is 0. */
  last: number
  at: number
  onMove: (to: number) => void
}) {
  return (
    <input
      type="range"
      className="block h-12 accent-you"
      style={PLACE}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={last}
      value={at}
      onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
    />
  )
}
