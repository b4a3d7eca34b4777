/** Where a bucket is. */
export interface BucketPlace {
  /** Address of the S3 interface. */
  readonly endpoint: string
  readonly bucket: string
  /** The bucket is the first part of the path; otherwise of the host name (`s3ForcePathStyle`). */
  readonly pathStyle: boolean
}

/** Whether addresses can hold a key: browsers resolve segments `.` and `..`, so another object would be meant. */
export function canAddress(key: string): boolean {
  return isWellFormed(key) && !key.split('/').some((segment) => segment === '.' || segment === '..')
}

/** Whether a text can be encoded: half of a pair of surrogates cannot. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/** Address of an object, or of the bucket for an empty key; every byte of a segment is encoded that may be. */
export function objectAddress({ endpoint, bucket, pathStyle }: BucketPlace, key: string): string {
  const path = key.split('/').map(encodeSegment).join('/')
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/$/, '')
  return pathStyle
    ? `${url.origin}${base}/${bucket}/${path}`
    : `${url.protocol}//${bucket}.${url.host}${base}/${path}`
}

/** A source of a copy, as its header has it. */
export function copySource(bucket: string, key: string): string {
  return `/${bucket}/${key.split('/').map(encodeSegment).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
