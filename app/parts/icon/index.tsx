// In a folder of its own: Next takes any file named icon.tsx for the app's icon.

/** What the table screen shows at once; all others stand in `all.tsx`, and load with the screens that show them. */
export const PATHS = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 6L4.5 10.5 9 15M5 10.5h9a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5.5 5.5 0 0 0 0 11h3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  camera: 'M4 8h3l1.5-3h7L17 8h3v11H4zM12 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  cross: 'M6 6l12 12M18 6L6 18',
  check: 'M4.5 12.5l5 5 10-11',
  alert: 'M12 5v9M12 18.5v.5',
  erase: 'M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5',
  flip: 'M5 12a7 7 0 0 1 12-4.9L20 10M20 4v6h-6M19 12a7 7 0 0 1-12 4.9L4 14M4 20v-6h6',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4',
  silent: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4M4 4l16 16',
} as const

/** A line drawing beside a word or in a labelled button; silent for screen readers. */
export function Icon({ name, className }: { name: keyof typeof PATHS; className?: string }) {
  return <LineIcon path={PATHS[name]} className={className} />
}

/** The same from a path of one's own, in a square of 24. */
export function LineIcon({ path, className = 'size-6' }: { path: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
