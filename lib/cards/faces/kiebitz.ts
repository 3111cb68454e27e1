import { INK, WHITE } from './palette'
import { circle, mm, path, placed } from './svg'

// The bird of public/icons/kiebitz.svg, without the card in its wing.
const FEATHERS = [
  'M226 96C306 108 372 84 416 18C412 92 366 146 300 160Z',
  'M262 120C330 132 396 118 462 66C436 136 374 176 296 176Z',
] as const
// From the breast over the head to the back; an arc of the disc closes it.
const BODY =
  'L150 385C144 340 146 300 151 262C147 246 141 232 141 210V187A95 95 0 0 1 331 187C331 204 327 218 320 230C350 263 366 306 373 362'
const BEAK = 'M150 172L64 203C92 209 120 212 150 213Z'
const CHEEK =
  'M143 197C164 177 196 170 226 172C262 174 302 184 327 212C318 250 288 277 242 279C241 262 236 250 227 239C210 217 180 208 143 211Z'

/** The disc that he looks out of, in the bird's own measure. */
const DISC = { x: 256, y: 222, radius: 206 } as const

/** Where the disc's lower edge lies below x. */
const edgeBelow = (x: number) => DISC.y + Math.sqrt(DISC.radius ** 2 - (x - DISC.x) ** 2)

/** The onlooker himself, in a disc about (0, 0); his crest looks over its edge. */
export function kiebitz(radius: number, ground: string): string {
  const [breast, back] = [150, 375]
  const body = `M${breast} ${mm(edgeBelow(breast))}${BODY}L${back} ${mm(edgeBelow(back))}A${DISC.radius} ${DISC.radius} 0 0 1 ${breast} ${mm(edgeBelow(breast))}Z`
  const bird = [
    circle(DISC.x, DISC.y, DISC.radius, ground),
    path(`${FEATHERS.join('')}${BEAK}`, INK) + path(body, INK) + path(CHEEK, WHITE),
    circle(204, 192, 19, INK) + circle(198, 186, 6, WHITE),
  ].join('')
  return placed(0, 0, `<g transform="translate(${-DISC.x} ${-DISC.y})">${bird}</g>`, radius / DISC.radius)
}
