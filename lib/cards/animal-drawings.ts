import { type Animal, CHAMELEON, lowerOf, type MischMaschCard, upperOf } from './misch-masch'

/** A colour, or one of the surface the drawing lies on: `ink` of its outlines, `faint` of what is missing. */
export type Paint = 'ink' | 'faint' | `#${string}`

/** One SVG path, drawn over those before it: joins and caps are round. */
export interface Shape {
  d: string
  fill?: Paint
  line?: Paint
  width?: number
  dashes?: string
}

export type Side = 'upper' | 'lower'

/** Where upper and lower halves meet: every outline reaches the middle line upright in these two points. */
export const JOIN = { left: 30, right: 70, y: 70 } as const

/** A card is 5 by 7, as all cards are; a half alone has room for the line along its cut. */
export const VIEW = { card: '0 0 100 140', upper: '0 0 100 72', lower: '0 68 100 72' } as const

/** One flat colour an animal, told apart by every kind of colour-blind eye, and on light and dark ground. */
export const ANIMAL_COLOURS: Readonly<Record<Animal, Paint>> = {
  D: '#64c1f3',
  E: '#8a848c',
  K: '#2a7d35',
  L: '#fbae36',
  O: '#a336d0',
  P: '#f3eed3',
}

const { D, E, K, L, O, P } = ANIMAL_COLOURS
// Eyes, spots and mouths lie on an animal, not on the ground: they stay dark on dark ground.
const DARK = '#1a2130'
const WHITE = '#ffffff'
const BEAK = '#e8702a'
const EAR = '#b9a3ad'
const PINK = '#d79bee'

const OUTLINE = 3

const skin = (fill: Paint, d: string): Shape => ({ d, fill, line: 'ink', width: OUTLINE })
const bone = (d: string, width = 2): Shape => ({ d, fill: WHITE, line: DARK, width })
const patch = (fill: Paint, d: string): Shape => ({ d, fill })
const line = (d: string, width = 2.5, paint: Paint = DARK): Shape => ({ d, line: paint, width })
/** Dots are lines of hardly any length with round caps. */
const dots = (width: number, paint: Paint, points: string) =>
  line(`M${points.replaceAll(', ', 'h.01M')}h.01`, width, paint)
/** An arm, a leg, a tail: a thick line with an outline. */
const limb = (paint: Paint, width: number, d: string) => [line(d, width + 2 * OUTLINE, 'ink'), line(d, width, paint)]
const eyes = (width: number, points: string) => [dots(width + 3, DARK, points), dots(width, WHITE, points)]

const ROSETTES = '39 79, 62 81, 30 98, 49 101, 69 100, 36 112, 63 112'
const ARMS = 'M36 62C20 64 8 56 10 42M64 62C80 64 92 56 90 42'
const TENTACLES =
  'M37 80C34 98 22 106 12 99C7 95 9 88 14 89M63 80C66 98 78 106 88 99C93 95 91 88 86 89M42 86C42 108 36 122 26 124C19 125 16 119 20 115M58 86C58 108 64 122 74 124C81 125 84 119 80 115M50 90V128'

const DRAWINGS: Readonly<Record<Animal, Readonly<Record<Side, readonly Shape[]>>>> = {
  D: {
    upper: [
      skin(
        D,
        'M30 70C30 60 28 54 24 50C20 47 12 48 7 45C2 42 4 36 9 36C15 36 20 35 24 32C26 19 37 9 50 10C62 11 69 21 71 33C80 34 89 42 94 57C86 53 78 53 71 57C70 61 70 66 70 70',
      ),
      line('M7 41C18 43 28 42 35 35'),
      dots(7, DARK, '42 27'),
      dots(2.5, WHITE, '43 26'),
      skin(D, 'M50 49C40 48 24 54 17 66C31 70 48 67 57 57'),
    ],
    lower: [
      skin(
        D,
        'M30 70C30 90 38 100 45 110C34 109 17 114 10 132C24 126 40 126 50 120C60 126 76 126 90 132C83 114 66 109 55 110C62 100 70 90 70 70',
      ),
      line('M34 120L41 117M66 120L59 117', 2),
    ],
  },
  E: {
    upper: [
      skin(
        E,
        'M36 16C28 2 5 7 4 28C3 42 12 55 23 58C30 59 34 54 36 49M64 16C72 2 95 7 96 28C97 42 88 55 77 58C70 59 66 54 64 49',
      ),
      patch(
        EAR,
        'M32 20C26 8 10 13 10 28C9 38 16 48 24 51C30 51 32 44 32 20ZM68 20C74 8 90 13 90 28C91 38 84 48 76 51C70 51 68 44 68 20Z',
      ),
      skin(E, 'M30 70C30 62 33 58 34 53C29 44 29 34 31 26C36 6 64 6 69 26C71 34 71 44 66 53C67 58 70 62 70 70'),
      bone('M57 48C58 55 63 59 70 57C67 55 65 51 65 46Z'),
      skin(E, 'M42 36C43 48 42 54 37 54C33 54 33 50 34 46Q29 40 23 44C19 56 25 67 37 67C52 67 58 56 58 36'),
      line('M44 43H49M44 49H50', 2),
      dots(5.5, DARK, '40 28, 60 28'),
    ],
    lower: [
      ...limb(E, 3, 'M68 82C82 80 88 90 87 102'),
      skin(DARK, 'M87 101C80 108 82 114 86 118C92 114 94 108 87 101Z'),
      skin(
        E,
        'M30 70C30 80 21 86 21 100V128Q21 133 26 133H42Q46 133 46 128V114Q50 108 54 114V128Q54 133 58 133H74Q79 133 79 128V100C79 86 70 80 70 70',
      ),
      bone(
        'M25 131.5V129A3.7 3.7 0 0 1 32.4 129A3.7 3.7 0 0 1 39.8 129V131.5ZM60.2 131.5V129A3.7 3.7 0 0 1 67.6 129A3.7 3.7 0 0 1 75 129V131.5Z',
        1.5,
      ),
    ],
  },
  K: {
    upper: [
      skin(
        K,
        'M30 70C30 64 32 58 32 54C24 57 14 58 8 56C4 54 4 49 8 48C18 48 28 48 36 43C28 40 16 36 8 32C3 29 3 20 9 19C14 17 16 20 20 21C26 22 32 22 37 20C37 8 51 6 54 17C63 19 69 26 71 34L81 37L72 44L82 49L71 55L80 60L70 65V70',
      ),
      bone('M10 33L12.5 40L17 36L20 42L25 39M13 48L15.5 42.5L19 48L22.5 43.5L27 47', 1.2),
      ...eyes(8, '46 18'),
      dots(5, DARK, '45 18'),
      dots(3, DARK, '10 23'),
      line('M36 43C40 43 43 40 44 37'),
    ],
    lower: [
      skin(
        K,
        'M60 86C66 100 77 98 82 87C84 78 89 73 94 75C96 77 95 80 93 83L97.5 90L91 93L95 102L87.5 104L88 113L80 113C80 117 78 120 74 121L60 118',
      ),
      skin(
        K,
        'M30 70C30 84 22 92 23 106C23 112 25 118 27 121C18 121 10 126 9 132H44C47 128 47 124 46 120H54C53 124 53 128 56 132H83C83 126 78 121 72 121C75 114 76 108 75 100C74 90 70 84 70 70',
      ),
      line('M20 132V127M31 132V127M63 132V127M73 132V127M41 82H59M39 92H61M39 102H61M42 112H58', 2),
    ],
  },
  L: {
    upper: [
      skin(
        L,
        'M30 70C30 64 31 60 30 58C20 52 16 40 20 28C6 18 20 2 34 11C44 7 56 7 66 11C80 2 94 18 80 28C84 40 80 52 70 58C69 60 70 64 70 70',
      ),
      dots(8, DARK, '25 16, 75 16'),
      line('M30 58Q50 69 70 58', 2.5, 'ink'),
      patch(WHITE, 'M50 43C40 37 31 43 32 51C33 59 45 62 50 56C55 62 67 59 68 51C69 43 60 37 50 43Z'),
      patch(DARK, 'M43 41Q50 38 57 41L50 49Z'),
      line('M44 54Q50 56 50 48Q50 56 56 54', 2),
      ...eyes(7, '37 32, 63 32'),
      dots(4.5, DARK, '37.5 32, 62.5 32'),
      dots(5, DARK, '43 15, 57 15, 50 21, 42 23, 58 23, 25 37, 75 37, 29 28, 71 28'),
      line('M33 50L11 45M33 54L13 57M67 50L89 45M67 54L87 57', 1.8, 'ink'),
    ],
    lower: [
      ...limb(L, 7, 'M70 113C94 117 97 101 88 94C80 88 80 75 90 76'),
      line('M84 81C85 77 87 76 90 76', 8),
      skin(
        L,
        'M30 70C30 84 22 92 22 108C22 114 24 118 25 122C17 122 11 126 12 132H44C48 132 48 126 46 120L50 110L54 120C52 126 52 132 56 132H88C89 126 83 122 75 122C76 118 78 114 78 108C78 92 70 84 70 70',
      ),
      dots(8, DARK, ROSETTES),
      dots(3.5, '#c97a10', ROSETTES),
      dots(4, DARK, '50 86, 41 92, 57 94, 27 112, 73 113, 43 115, 90.5 105, 83 89'),
      line('M22 132V128M32 132V128M68 132V128M78 132V128', 2),
    ],
  },
  O: {
    upper: [
      line(ARMS, 14, 'ink'),
      skin(O, 'M30 70C30 60 18 50 17 34C16 16 30 6 50 6C70 6 84 16 83 34C82 50 70 60 70 70'),
      line(ARMS, 8, O),
      ...eyes(15, '39 38, 61 38'),
      dots(8, DARK, '41 39, 59 39'),
      line('M44 54Q50 61 56 54'),
      dots(7, PINK, '36 17'),
      dots(4.5, PINK, '47 13, 28 25'),
      dots(3, PINK, '10 46, 13 54, 20 60, 90 46, 87 54, 80 60'),
    ],
    lower: [
      line(TENTACLES, 15, 'ink'),
      skin(O, 'M30 70C30 84 36 96 50 96C64 96 70 84 70 70'),
      line(TENTACLES, 9, O),
      patch(O, 'M31.5 70C32 84 36 94 50 94C64 94 68 84 68.5 70Z'),
      dots(
        3,
        PINK,
        '33 93, 26 100, 17 101, 41 102, 38 112, 31 121, 67 93, 74 100, 83 101, 59 102, 62 112, 69 121, 50 106, 50 116, 50 126',
      ),
    ],
  },
  P: {
    upper: [
      skin(P, 'M66 10L80 5L75 12L86 15L74 22'),
      skin(P, 'M30 70C30 62 44 58 50 50C54 44 52 38 48 32C42 18 50 7 60 7C73 7 79 19 75 31C71 42 70 56 70 70'),
      skin(BEAK, 'M48 17C34 21 16 33 4 50C8 68 36 66 50 33C51 28 50 22 48 17Z'),
      line('M7 48.5C20 41 34 33 48 30.5'),
      dots(6.5, DARK, '60 19'),
    ],
    lower: [
      ...limb(BEAK, 4, 'M44 100V122M64 100V122'),
      skin(BEAK, 'M44 119L25 133Q31 130 36 133Q42 130 48 133ZM64 119L50 133Q54 130 58 133Q64 130 69 133Z'),
      skin(P, 'M30 70C30 92 36 106 52 108C62 109 70 106 76 102L95 107L89 97L98 91L86 86C76 82 70 78 70 70'),
      line('M41 78C42 92 52 99 66 96M50 78C52 87 58 91 68 89M59 78C61 82 64 83 68 83'),
    ],
  },
}

const LIME = '#9fcf3f'
const TAIL = [
  'M78 60C91 78 92 98 83 112',
  'M83 112C76 124 62 128 51 124',
  'M51 124C39 119 38 104 50 101',
  'M50 101C61 99 65 112 54 113',
] as const

/** Whole, its tail curled, in many colours (A5.1). */
const CHAMELEON_DRAWING: readonly Shape[] = [
  ...limb('#a8744a', 6, 'M6 90C26 94 50 87 69 90'),
  line(TAIL.join(''), 14, 'ink'),
  line(TAIL[3], 8, BEAK),
  line(TAIL[2], 8, O),
  line(TAIL[1], 8, D),
  line(TAIL[0], 8, LIME),
  ...limb(LIME, 7, 'M44 66L34 78L37 88M68 70L70 79L56 87'),
  skin(
    LIME,
    'M5 49C7 41 14 36 20 33C24 21 32 12 42 10C48 15 50 22 49 29C66 22 86 38 86 62C84 80 60 84 46 74C40 70 36 65 30 63C18 63 7 57 5 49Z',
  ),
  line('M34 22Q41 22 43 28', 2.5),
  line('M51 38Q47 52 52 68', 6.5, D),
  line('M61 37Q58 54 63 72', 6.5, O),
  line('M71 42Q70 56 73 70', 6.5, BEAK),
  line('M6 50C14 55 24 56 32 53'),
  skin(K, 'M30 33A9 9 0 1 1 29.9 33Z'),
  dots(9, WHITE, '28 42'),
  dots(5, DARK, '27 42'),
]

const MISSING: Readonly<Record<Side, Shape>> = {
  upper: { ...line('M14 70V20Q14 8 26 8H74Q86 8 86 20V70', 2, 'faint'), dashes: '5 5' },
  lower: { ...line('M14 70V120Q14 132 26 132H74Q86 132 86 120V70', 2, 'faint'), dashes: '5 5' },
}

// Without it, the ground would shine through the hairline between two halves.
const seam = (animal: Animal) =>
  patch(ANIMAL_COLOURS[animal], `M${JOIN.left} ${JOIN.y - 1}H${JOIN.right}v2H${JOIN.left}Z`)

const cut = line(`M${JOIN.left} ${JOIN.y}H${JOIN.right}`, OUTLINE, 'ink')

/** One half of an animal, its cut drawn as an edge. */
export function drawingOfHalf(animal: Animal, side: Side): readonly Shape[] {
  return [...DRAWINGS[animal][side], cut]
}

/** What a card shows: two halves joined, one half beside the dashed place of the other, or the whole chameleon. */
export function drawingOf(card: MischMaschCard): readonly Shape[] {
  if (card === CHAMELEON) return CHAMELEON_DRAWING
  const upper = upperOf(card)
  const lower = lowerOf(card)
  if (upper && lower) return [seam(lower), ...DRAWINGS[lower].lower, ...DRAWINGS[upper].upper]
  if (upper) return [MISSING.lower, ...drawingOfHalf(upper, 'upper')]
  if (lower) return [MISSING.upper, ...drawingOfHalf(lower, 'lower')]
  return []
}
