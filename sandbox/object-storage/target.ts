import { StorageRefusal } from './refusal'

/** Target of a request, read from the unparsed URL, because parsing removes the segments `.` and `..`. */
export interface StorageTarget {
  /** Empty for the list of buckets. */
  readonly bucket: string
  /** Empty for the bucket itself. */
  readonly key: string
  /** The path in the form that is signed. */
  readonly canonicalPath: string
  readonly query: ReadonlyMap<string, string>
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\]|\d+\.\d+\.\d+\.\d+)(?::\d+)?$/

/**
 * Reads the target. A bucket is the first part of the path, or of the host name before `.localhost`.
 * @throws StorageRefusal for a path that is no UTF-8, and names longer than 1,024 bytes
 */
export function readTarget(address: string, host: string): StorageTarget {
  const [rawPath = '/', rawQuery = ''] = split(address, '?')
  const path = decode(rawPath)
  const named = loopback.test(host) ? undefined : /^([a-z\d][a-z\d-]*)\.localhost(?::\d+)?$/.exec(host)?.[1]
  const [bucket = '', key = ''] = named === undefined ? split(path.slice(1), '/') : [named, path.slice(1)]
  if (Buffer.byteLength(key) > 1024)
    throw new StorageRefusal(400, 'KeyTooLongError', 'Your key is too long; the limit is 1024 bytes.')
  const query = new Map<string, string>()
  for (const part of rawQuery === '' ? [] : rawQuery.split('&')) {
    const [name = '', value = ''] = split(part, '=')
    query.set(decode(name), decode(value))
  }
  return { bucket, key, canonicalPath: encodePath(path), query }
}

/** Every byte but unreserved ones as `%XX`, as in signatures. */
export function encodeName(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function encodePath(path: string): string {
  return path.split('/').map(encodeName).join('/')
}

function split(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new StorageRefusal(400, 'InvalidURI', "Couldn't parse the specified URI.")
  }
}
