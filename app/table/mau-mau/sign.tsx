const SKIP = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.7 5.7l12.6 12.6'
const REVERSE = 'M4 9h13M12.5 4l5 5-5 5M20 15H7M11.5 10l-5 5 5 5'
const STAR = 'M12 2.5l2.6 6.1 6.6.6-5 4.4 1.5 6.5L12 16.7l-5.7 3.4 1.5-6.5-5-4.4 6.6-.6z'

/** What stands on a card: its number or sign, in the size of the text. Silent: who shows it names it. */
export function Sign({ sign }: { sign: string }) {
  switch (sign) {
    case '-skip':
      return <Drawing path={SKIP} />
    case '-rev':
      return <Drawing path={REVERSE} />
    case 'joker':
      return <Drawing path={STAR} filled />
    case 'joker+4':
      return (
        <span aria-hidden="true" className="inline-flex items-center gap-[0.08em]">
          <Drawing path={STAR} filled small />
          <span>+4</span>
        </span>
      )
    default:
      // A 6 and a 9 are told apart by the line below them.
      return (
        <span
          aria-hidden="true"
          className={sign === '6' || sign === '9' ? 'underline decoration-[0.09em] underline-offset-[0.12em]' : ''}
        >
          {sign}
        </span>
      )
  }
}

function Drawing({ path, filled = false, small = false }: { path: string; filled?: boolean; small?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`inline-block shrink-0 ${small ? 'size-[0.62em]' : 'size-[1em]'}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled ? 1 : 2.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
