import type { LineLook } from './looks'

/** A line as it is drawn in a chart, with its marker: the key to it. Silent for screen readers. */
export function LineSample({ look: { light, dark, dash, marker } }: { look: LineLook }) {
  const colour = `light-dark(${light}, ${dark})`
  return (
    <svg viewBox="0 0 56 24" className="h-5 w-12 shrink-0" aria-hidden="true" style={{ color: colour }}>
      <path
        d="M1 12h54"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray={dash.map((length) => length * 4).join(' ')}
      />
      <g transform="translate(18.5 2.5) scale(0.8)" className="stroke-surface">
        <path d={marker} fill="currentColor" strokeWidth="5" paintOrder="stroke" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

/** Letters for which there is room beside a sample where two stand beside each other. */
const SHORT = 8

/** Can two of these names, each with its line, stand beside each other on a phone held upright? */
export function areShort(names: readonly string[]): boolean {
  return names.every((name) => name.length <= SHORT)
}
