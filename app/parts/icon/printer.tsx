import { LineIcon } from './index'

/** A printer: not among the others, because the table screen has no need of it. */
export function PrinterIcon({ className }: { className?: string }) {
  return <LineIcon path="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" className={className} />
}
