import { type CSSProperties, memo } from 'react'
import { cutMarks, originOn, type Paper, ruler } from '@/lib/cards/faces/sheets'
import { CARD } from '@/lib/cards/faces/svg'

const INK = '#1a2130'

/** One printed side, with its cut marks. Silent for screen readers: it is a picture of what its label says. */
export const SheetView = memo(function SheetView({
  paper,
  files,
  label,
  measured,
}: {
  paper: Paper
  /** Addresses of the cards' pictures, row by row; null where nothing lies. */
  files: readonly (string | null)[]
  label: string
  /** Says how long the line is by which the size is checked; the sheet has it only then. */
  measured?: string | undefined
}) {
  const origin = originOn(paper)
  return (
    <div
      role="img"
      aria-label={label}
      className="print-sheet"
      style={{ '--width': paper.width, '--height': paper.height } as CSSProperties}
    >
      {files.map((file, place) => {
        const left = origin.x + (place % 3) * CARD.width
        const top = origin.y + Math.floor(place / 3) * CARD.height
        return (
          file && (
            // biome-ignore lint/performance/noImgElement: a drawing, as it is
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              key={place}
              src={file}
              alt=""
              loading="lazy"
              decoding="async"
              style={{ '--left': left, '--top': top } as CSSProperties}
            />
          )
        )
      })}
      <Marks paper={paper} measured={measured} />
    </div>
  )
})

function Marks({ paper, measured }: { paper: Paper; measured: string | undefined }) {
  const line = ruler(paper)
  return (
    <svg viewBox={`0 0 ${paper.width} ${paper.height}`} fill="none" stroke={INK} strokeWidth="0.2" aria-hidden="true">
      {cutMarks(paper).map((mark) => (
        <line key={`${mark.x1} ${mark.y1}`} {...mark} />
      ))}
      {measured && (
        <>
          <path d={`M${line.x1} ${line.y1 - 1}v2M${line.x1} ${line.y1}H${line.x2}M${line.x2} ${line.y2 - 1}v2`} />
          <text x={line.x2 + 1.5} y={line.y2 + 1} fontSize="3" fill={INK} stroke="none">
            {measured}
          </text>
        </>
      )}
    </svg>
  )
}
