import {
  formParameters,
  isPlaceholder,
  PasteRefusal,
  placeholder,
  placeholderMark,
  type PastedCall,
} from './pasted-call'
import { readBody } from './read-body'

const escapes: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\u0007', e: '\u001b', E: '\u001b' },
}

/** Evaluates `$'…'`: C escapes and code points in hexadecimal or octal. */
function ansi(text: string): string {
  return text.replaceAll(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([0-7]{1,3})|([^]))/g,
    (_all, ...parts: (string | undefined)[]) => {
      const [byte, short, long, octal, character = ''] = parts
      const code = byte ?? short ?? long
      if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
      return escapes[character] ?? character
    },
  )
}

/**
 * The words of the first command by POSIX rules, and the text after it (`;`, `|`, `&`, `>` or the end of its line).
 * Variables and program output become placeholders. Throws a `quote` refusal for an unclosed quotation mark.
 */
export function shellWords(text: string): { words: string[]; rest: string } {
  const words: string[] = []
  let word: string | undefined
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return undefined
    at += found[0].length
    return found
  }
  /** A variable or command substitution; its text is ignored. */
  const expansion = (): string | undefined => {
    const variable = take(/\$(?:(\w+)|\{([^}]*)\})/y)
    if (variable) return placeholder(variable[1] ?? variable[2] ?? '')
    return take(/\$\([^)]*\)|`[^`]*`/y) ? placeholder('') : undefined
  }
  const doubleQuoted = (): string => {
    let read = ''
    for (;;) {
      if (take(/"/y)) return read
      const escaped = take(/\\(["\\$`\n])/y)?.[1]
      const piece = escaped === undefined ? (expansion() ?? take(/[^]/y)?.[0]) : escaped.replace('\n', '')
      if (piece === undefined) throw new PasteRefusal('quote')
      read += piece
    }
  }
  const piece = (): string | undefined => {
    const ansiQuoted = take(/\$'((?:[^'\\]|\\[^])*)'/y)
    if (ansiQuoted) return ansi(ansiQuoted[1] ?? '')
    const single = take(/'([^']*)'/y)
    if (single) return single[1] ?? ''
    if (take(/\$?"/y)) return doubleQuoted()
    if (take(/\$?'/y)) throw new PasteRefusal('quote')
    // A shell would read a file here; in a shared call it is a placeholder.
    const named = take(/<[^<>\s]+>/y)?.[0]
    return named ?? expansion() ?? take(/\\([^])/y)?.[1] ?? take(/[^\s'"\\;|&<>]/y)?.[0]
  }
  for (;;) {
    const isGap = take(/(?:[ \t\r]|\\\r?\n)+/y) !== undefined
    const next = isGap ? undefined : piece()
    if (next !== undefined) {
      word = (word ?? '') + next
      continue
    }
    if (word !== undefined) words.push(word)
    word = undefined
    if (!isGap) return { words, rest: text.slice(at) }
  }
}

/** Relevant curl options, by short name. */
const longNames: Readonly<Record<string, string>> = {
  ...{ X: 'request', H: 'header', d: 'data', F: 'form', G: 'get', I: 'head' },
}

/** Short options with a value to skip. Keys and cookies are dropped unread. */
const shortWithValue = new Set('AbcCDeEhKmoPQrtTuUwxyYz')

/** Long options with a value to skip; other unknown ones have no value. */
const longWithValue = new Set(
  (
    'user-agent cookie cookie-jar dump-header referer cert config max-time output proxy range upload-file user ' +
    'proxy-user write-out connect-timeout retry retry-delay retry-max-time cacert capath key resolve interface ' +
    'limit-rate max-redirs ciphers tls-max oauth2-bearer connect-to unix-socket stderr trace trace-ascii'
  ).split(' '),
)

interface Option {
  name: string
  value: string
}

const wanted = new Set([
  ...['request', 'header', 'url', 'form', 'form-string', 'json'],
  ...['data', 'data-ascii', 'data-binary', 'data-raw', 'data-urlencode'],
])

/** Splits the words after `curl` into options and addresses. */
function optionsOf(words: readonly string[]): Option[] {
  const options: Option[] = []
  const queue = [...words]
  const next = (): string => queue.shift() ?? ''
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word.startsWith('--')) {
      const [name = '', ...given] = word.slice(2).split('=')
      const takesValue = wanted.has(name) || longWithValue.has(name)
      const value = takesValue ? (given.length > 0 ? given.join('=') : next()) : ''
      options.push({ name, value })
    } else if (word.startsWith('-') && word.length > 1) {
      for (let index = 1; index < word.length; index += 1) {
        const letter = word[index] ?? ''
        const name = longNames[letter] ?? letter
        if (!wanted.has(name) && !shortWithValue.has(letter)) {
          options.push({ name, value: '' })
          continue
        }
        options.push({ name, value: word.slice(index + 1) || next() })
        break
      }
    } else options.push({ name: 'url', value: word })
  }
  return options
}

/** What one option adds to the body, as `--data` would: `a=1`. */
function dataOf({ name, value }: Option): string | undefined {
  if (!name.startsWith('data') && name !== 'json') return undefined
  const isRaw = name === 'data-raw'
  if (!isRaw && value.startsWith('@')) throw new PasteRefusal('elsewhere')
  if (name !== 'data-urlencode') return value
  const equals = value.indexOf('=')
  if (equals < 0 && value.includes('@')) throw new PasteRefusal('elsewhere')
  const content = new URLSearchParams([['', value.slice(equals + 1)]]).toString().slice(1)
  return equals > 0 ? `${value.slice(0, equals)}=${content}` : content
}

/** Parses a curl command. Headers, including keys, are dropped unread; the body's format is detected from its text. */
export function readCurl(text: string): PastedCall {
  const { words, rest } = shellWords(text)
  if (/(^|[\s;&|])curl\s/.test(rest)) throw new PasteRefusal('several')
  const options = optionsOf(words.slice(words.indexOf('curl') + 1))
  const of = (name: string): string[] => options.flatMap((each) => (each.name === name ? [each.value] : []))
  const data = options.flatMap((option) => dataOf(option) ?? [])
  const fields = [...of('form'), ...of('form-string')].map((field): [string, string] => {
    const equals = field.indexOf('=')
    if (/^[@<]/.test(field.slice(equals + 1)) && !isPlaceholder(field.slice(equals + 1))) {
      throw new PasteRefusal('elsewhere')
    }
    return [field.slice(0, equals), field.slice(equals + 1)]
  })
  const [url = ''] = of('url')
  const body = data.join('&')
  const isRead = options.some(({ name }) => name === 'get')
  const usual = isRead || (data.length === 0 && fields.length === 0) ? 'GET' : 'POST'
  const method = of('request').at(-1)?.toUpperCase() ?? usual
  if (body.startsWith(placeholderMark) && !body.includes('=')) throw new PasteRefusal('elsewhere')
  return {
    target: { method, url: isRead && body !== '' ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url },
    parameters: isRead ? {} : fields.length > 0 ? formParameters(fields) : readBody(body),
  }
}
