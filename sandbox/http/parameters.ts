import { isRecord } from '../../src/lib/is-record'
import { type ApiFailure, gatewayFailure } from '../failures'

/** Parameters by name; a name that comes several times holds an array. */
export type RawParameters = Record<string, unknown>

/** Maximum length of a body, in bytes. */
export const longestBody = 1_000_000

/**
 * Merges the path, the query and the form or JSON body of a request, for every method: public clients disagree about the
 * place, and the platform takes all of them (platform facts section 1, body encoding). The path wins over the body, the
 * body over the query. An empty value of a form or a query counts as not sent (platform facts section 18), except in a
 * PATCH, where it empties a text.
 *
 * @throws ApiFailure 413 over 1 MB, 415 for another content type, 400 for JSON that cannot be read
 */
export async function readParameters(
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<RawParameters> {
  const fromForm = request.method === 'PATCH' ? fromPairs : fromFilledPairs
  const query = fromForm(new URL(request.url).searchParams)
  return { ...query, ...(await readBody(request, fromForm)), ...path }
}

async function readBody(
  request: Request,
  fromForm: (pairs: URLSearchParams) => RawParameters,
): Promise<RawParameters> {
  if (request.body === null) return {}
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw tooLarge()
  const text = await readLimited(request.body)
  if (text === '') return {}
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return fromForm(new URLSearchParams(text))
  if (type === 'application/json') return fromJson(text)
  throw gatewayFailure(415, 'Unsupported content type')
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let length = 0
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > longestBody) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function tooLarge(): ApiFailure {
  return gatewayFailure(413, 'Request size limit exceeded')
}

function fromJson(text: string): RawParameters {
  const value = parseJson(text)
  if (value === undefined) throw gatewayFailure(400, 'Cannot parse JSON body')
  return isRecord(value) ? { ...value } : {}
}

/** The JSON value in `text`, or undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fromFilledPairs(pairs: URLSearchParams): RawParameters {
  return fromPairs(new URLSearchParams([...pairs].filter(([, value]) => value !== '')))
}

function fromPairs(pairs: URLSearchParams): RawParameters {
  const names = [...new Set(pairs.keys())]
  const parameters = names.map((name): [string, unknown] => {
    const values = pairs.getAll(name)
    const isOne = values.length === 1 && !name.endsWith('[]')
    return [name.replace(/\[\]$/, ''), isOne ? values[0] : values]
  })
  return Object.fromEntries(parameters)
}
