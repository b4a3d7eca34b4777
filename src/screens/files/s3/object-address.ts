/** Endpoint and name of a bucket. */
export interface BucketPlace {
  /** Address of the S3 interface. */
  readonly endpoint: string
  readonly bucket: string
  /** The bucket is the first part of the path; otherwise of the host name (`s3ForcePathStyle`). */
  readonly pathStyle: boolean
}

/** Whether a URL can hold a key: browsers resolve segments `.` and `..`, so the URL would name another object. */
export function canAddress(key: string): boolean {
  return isWellFormed(key) && !key.split('/').some((segment) => segment === '.' || segment === '..')
}

/** Whether a text can be encoded: a lone surrogate cannot. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/** URL of an object, or of the bucket for an empty key; all but unreserved characters of a segment are encoded. */
export function objectAddress({ endpoint, bucket, pathStyle }: BucketPlace, key: string): string {
  const path = key.split('/').map(encodeSegment).join('/')
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/$/, '')
  return pathStyle
    ? `${url.origin}${base}/${bucket}/${path}`
    : `${url.protocol}//${bucket}.${url.host}${base}/${path}`
}

/** Value of the header that names the source of a copy. */
export function copySource(bucket: string, key: string): string {
  return `/${bucket}/${key.split('/').map(encodeSegment).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
