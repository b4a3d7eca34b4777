import { service } from '../generated/service'

const { header, before } = service.credential

/** The header a key is sent in, with its value. */
export function credential(apiKey: string): [header: string, value: string] {
  return [header, before + apiKey]
}

/** The key a request carries, or undefined when it carries none. */
export function keyOf(request: Request): string | undefined {
  const value = request.headers.get(header)
  return value?.startsWith(before) ? value.slice(before.length) : undefined
}
