import { formParameters, type PastedCall } from './pasted-call'
import { PasteRefusal } from './paste-refusal'
import { isPlaceholder, placeholderMark } from './placeholder'
import { readBody } from './read-body'
import { shellWords } from './shell-words'

/** Options of curl that matter here, by their short name. */
const longNames: Readonly<Record<string, string>> = {
  ...{ X: 'request', H: 'header', d: 'data', F: 'form', G: 'get', I: 'head' },
}

/** Short options that are followed by something of no interest. Keys and cookies among them are dropped unread. */
const shortWithValue = new Set('AbcCDeEhKmoPQrtTuUwxyYz')

/** The same for long ones; what is not known and not here stands alone. */
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

/** Sorts the words behind `curl` into options and addresses. */
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

/** Reads a line for curl. Headers, and the keys in them, are dropped unread: a body shows what it is. */
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
