/** Target of a request: the location in its URL, if any, and the rest of the path. */
export interface RequestTarget {
  readonly location: string | undefined
  /** Path below `/v1`, without location and without a trailing slash; undefined outside the API. */
  readonly path: string | undefined
}

/**
 * Splits `{prefix}/v1[/{location}]/…`. A known location is accepted before any path, even if the description has none
 * there, and one trailing slash is ignored, since real clients send both (platform facts section 1, addressing).
 */
export function readTarget(
  pathname: string,
  prefix: string,
  isLocation: (slug: string) => boolean,
): RequestTarget {
  const base = `${prefix}/v1/`
  if (!pathname.startsWith(base)) return { location: undefined, path: undefined }
  const rest = pathname.endsWith('/') ? pathname.slice(base.length, -1) : pathname.slice(base.length)
  const slash = rest.indexOf('/')
  const first = slash < 0 ? rest : rest.slice(0, slash)
  if (slash > 0 && isLocation(first)) return { location: first, path: rest.slice(slash) }
  return { location: undefined, path: `/${rest}` }
}
