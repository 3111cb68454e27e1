/** A size as people read it: "3.2 MB", never less than a tenth. */
export function megabytes(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes / 1e6, 0.1),
  )
}
