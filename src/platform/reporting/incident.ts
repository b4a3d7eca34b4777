/** Something that happened before a report. */
export interface Crumb {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: 'call' | 'page' | 'report'
  /** Addresses only as patterns, such as `GET /{location}/storage/disks`. */
  readonly text: string
  /** HTTP status of a failed call; undefined without an answer. */
  readonly status?: number | undefined
}

/** Where a report comes from. */
export type Source = 'window' | 'rejection' | 'api' | 'boundary' | 'start' | 'message' | 'console'

/** Context of an incident. */
export interface Place {
  /** Pattern of the open page, such as `/compute/vm/:location/:id`. */
  readonly page: string
  readonly tags: Readonly<Record<string, string>>
  /** Secrets in use, such as the key. */
  readonly hidden: unknown
}

/** A report before anything is removed from it. Only its `eventOf` may be sent. */
export interface Incident {
  readonly at: number
  readonly source: Source
  readonly name: string
  readonly message: string
  /** The thrown value, if any. */
  readonly error?: unknown
  readonly detail: Readonly<Record<string, unknown>>
  /** Values that must not appear; members of objects only if their name is that of a secret. */
  readonly hidden: readonly unknown[]
  readonly place: Place
  readonly crumbs: readonly Crumb[]
}
