/** A formatted number with a true minus: in German and English, `Intl` writes a hyphen. */
export function withMinus(number: string): string {
  return number.replace('-', '−')
}
