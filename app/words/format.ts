import { withMinus } from './minus'

/** What stands in a text: words, a value's name, or a choice by a value. */
type Part =
  | string
  | { readonly name: string }
  | { readonly name: string; readonly kind: 'plural' | 'select'; readonly texts: ReadonlyMap<string, readonly Part[]> }
  /** `#`: the number that a plural went by. */
  | { readonly number: true }

type Values = Readonly<Record<string, unknown>>

interface Options {
  readonly locale: string
  readonly formatters: {
    getNumberFormat(locale: string): Intl.NumberFormat
    getPluralRules(locale: string): Intl.PluralRules
  }
}

/** Each text is read once. */
const read = new Map<string, readonly Part[]>()

/**
 * Puts values into a text. The build has use-intl call this in place of ICU's whole grammar, which is twenty times as
 * large: `{name}`, `{count, plural, =0 {…} one {…} other {# …}}` and `{kind, select, a {…} other {…}}` are all we write.
 *
 * @throws SyntaxError for any other text, RangeError where a value is missing.
 */
export default function format(_: string, text: string, values: Values | undefined, options: Options): string {
  let parts = read.get(text)
  if (!parts) {
    parts = new Reader(text).whole()
    read.set(text, parts)
  }
  return say(parts, values ?? {}, options, '')
}

/** use-intl's mark: it gives texts as they were written. */
format.raw = true

function say(parts: readonly Part[], values: Values, options: Options, number: string): string {
  let said = ''
  for (const part of parts) {
    if (typeof part === 'string') said += part
    else if ('number' in part) said += number
    else if (!(part.name in values)) throw new RangeError(`there is no value for {${part.name}}`)
    else if ('kind' in part) said += choose(part, values, options, number)
    else said += String(values[part.name])
  }
  return said
}

function choose(
  { name, kind, texts }: Extract<Part, { kind: unknown }>,
  values: Values,
  options: Options,
  number: string,
): string {
  const { locale, formatters } = options
  const value = values[name]
  const other = texts.get('other') ?? []
  if (kind === 'select') return say(texts.get(String(value)) ?? other, values, options, number)
  const count = Number(value)
  const chosen = texts.get(`=${count}`) ?? texts.get(formatters.getPluralRules(locale).select(count)) ?? other
  return say(chosen, values, options, withMinus(formatters.getNumberFormat(locale).format(count)))
}

/** Reads a text from the left. */
class Reader {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  whole(): readonly Part[] {
    const parts = this.parts(false)
    if (this.at < this.text.length) throw this.strange()
    return parts
  }

  private parts(inPlural: boolean): readonly Part[] {
    const parts: Part[] = []
    for (;;) {
      const words = this.take(inPlural ? /[^{}#'<]*/y : /[^{}'<]*/y)
      if (words) parts.push(words)
      const sign = this.text[this.at]
      if (sign === undefined || sign === '}') return parts
      if (sign === "'" || sign === '<') throw this.strange()
      this.at++
      parts.push(sign === '#' ? { number: true } : this.value())
    }
  }

  private value(): Part {
    const name = this.take(/\s*\w+\s*/y).trim()
    if (this.skip('}')) return { name }
    const kind = this.take(/,\s*(plural|select)\s*,\s*/y).replace(/[,\s]/g, '')
    if (kind !== 'plural' && kind !== 'select') throw this.strange()
    const texts = new Map<string, readonly Part[]>()
    while (!this.skip('}')) {
      const when = this.take(/(=\d+|\w+)\s*\{/y).replace(/\s*\{$/, '')
      texts.set(when, this.parts(kind === 'plural'))
      if (!this.skip('}')) throw this.strange()
      this.take(/\s*/y)
    }
    if (!texts.has('other')) throw this.strange()
    return { name, kind, texts }
  }

  /** What matches here. A pattern that must match something throws where nothing does. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) throw this.strange()
    this.at += found.length
    return found
  }

  private skip(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  private strange(): SyntaxError {
    return new SyntaxError(`cannot be read from character ${this.at} on: ${this.text}`)
  }
}
