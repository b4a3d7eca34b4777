/** A token of a query. The text of a string is without quotes and escapes. */
export interface Token {
  readonly text: string
  /** Position in the query, from 0. */
  readonly at: number
  readonly is: 'word' | 'number' | 'string' | 'sign' | 'end'
}

const piece =
  /\s*(?:(?<word>[A-Za-z_:][\w:]*)|(?<duration>(?:\d+(?:ms|[smhdwy]))+(?!\w))|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<sign>=~|!~|!=|[-+*/(){}[\],=]))/y

const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** Splits a query into tokens; `fail` makes the error that is thrown at the first invalid character. */
export function splitPromql(query: string, fail: (message: string, at: number) => Error): Token[] {
  const tokens: Token[] = []
  const end = query.trimEnd().length
  piece.lastIndex = 0
  while (piece.lastIndex < end) {
    const from = piece.lastIndex
    const match = piece.exec(query)
    if (!match) {
      const at = from + (/^\s*/.exec(query.slice(from))?.[0].length ?? 0)
      throw fail(`unexpected character: ${JSON.stringify(query.charAt(at))}`, at)
    }
    const { word, duration, number, string, sign } = match.groups ?? {}
    const text = word ?? duration ?? number ?? string ?? sign ?? ''
    const at = piece.lastIndex - text.length
    if (string !== undefined) tokens.push({ text: unquoted(string), at, is: 'string' })
    else if (number !== undefined) tokens.push({ text, at, is: 'number' })
    else if (sign !== undefined) tokens.push({ text, at, is: 'sign' })
    else tokens.push({ text, at, is: 'word' })
  }
  return tokens
}

function unquoted(string: string): string {
  return string.slice(1, -1).replaceAll(/\\(.)/g, (_, each: string) => meanings[each] ?? each)
}
