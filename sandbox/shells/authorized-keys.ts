/** A line of `authorized_keys`. */
interface AuthorizedKey {
  /** The public key, in base64. */
  readonly key: string
  /** Milliseconds since 1970; undefined for no expiry. */
  readonly expiresAt: number | undefined
}

const line = /^(?:(\S+(?:"[^"]*")?\S*) )?(?:ssh-|ecdsa-)\S+ ([A-Za-z0-9+/=]+)/

/** Reads the lines of `authorized_keys`; of the options only `expiry-time` is used. */
export function readAuthorizedKeys(file: string): readonly AuthorizedKey[] {
  return file.split('\n').flatMap((each) => {
    const [, options = '', key] = line.exec(each.trim()) ?? []
    if (key === undefined) return []
    const [, year, month, day, hour, minute] =
      /expiry-time="(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)Z?"/.exec(options)?.map(Number) ?? []
    const isDated = year !== undefined && month !== undefined
    return [{ key, expiresAt: isDated ? Date.UTC(year, month - 1, day, hour, minute) : undefined }]
  })
}
