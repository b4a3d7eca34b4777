/** What `boot.ts` knows before any module of the application is there: put into the document by the build, as data. */
export interface StartData {
  /** Path of the call that answers the site's configuration. */
  site: string
  /** The types in the order of navigation. */
  types: readonly StartType[]
  /** Chunks of each kind of page. */
  pages: Readonly<Record<PageKind, readonly string[]>>
  /** Screens that are no resource, by the start of their address. The first that fits is at the bare base path. */
  screens: readonly StartScreen[]
  /** Chunks for whoever is not signed in. */
  signedOut: readonly string[]
  /** Addresses of the base messages by language. */
  texts: Readonly<Record<string, string>>
  /** Stylesheet and most needed font by theme. */
  themes: Readonly<Record<string, { css: string; font: string }>>
}

/** A screen of its own. */
export interface StartScreen {
  path: string
  /** Positions of the types whose lists it shows. */
  lists: readonly number[]
  files: readonly string[]
  /** Addresses of its messages by language. */
  texts: Readonly<Record<string, string>>
}

/** The kinds of pages every type may have. */
export type PageKind = 'list' | 'detail' | 'create'

/** One resource type. */
export interface StartType {
  feature: string | null
  /** Route templates; null where the type has no such page. */
  routes: Readonly<Record<PageKind, string | null>>
  /** Path and query of the call its list is read with, below the service's; null when it needs more than a location. */
  call: string | null
  /** Chunks of the compiled manifest, of the screen of a record, and of the forms. */
  manifest: readonly string[]
  detail: readonly string[]
  forms: readonly string[]
  /** Positions of the types that the screen of a record names. */
  refers: readonly number[]
  /** Positions of the types whose records the create form offers. */
  offers: readonly number[]
  /** Addresses of its messages by language. */
  texts: Readonly<Record<string, string>>
}

/** The id of the element that holds the data. */
export const startDataId = 'start'
