import { LineIcon, PATHS as TABLE_PATHS } from './index'

const PATHS = {
  ...TABLE_PATHS,
  down: 'M6 9.5l6 6 6-6',
  forth: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  insert: 'M4 18.5h16M12 3v10M7 8h10',
  strike: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  cards: 'M4 8.5l8-2.5 4 12.5-8 2.5zM13.5 6.5l1-2.5 6 3.5-3.5 9',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  // An eye: what can be known.
  memory:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  flag: 'M6 21V4M6 5h12l-2.5 4 2.5 4H6',
  stop: 'M7 7h10v10H7z',
  save: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  home: 'M4 11.5l8-7 8 7M6.5 10v10h11V10',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  up: 'M6 15l6-6 6 6',
  play: 'M8 5.5v13l10.5-6.5z',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 13v6.5h14V13',
  folder: 'M4 6v13h16V8.5h-8.5L9 6z',
  crown: 'M4 8l4.2 4L12 5l3.8 7L20 8l-1.8 10.5H5.8z',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing beside a word or in a labelled button, any of them; silent for screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={PATHS[name]} className={className} />
}
