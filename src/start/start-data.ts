import type { EarlyRequest } from '../api/early-answers'
import type { PageKind } from '../generated/pages'
import type { FetchPage } from './fetch-ahead'

/** Addresses of messages by language. */
type TextFiles = Readonly<Record<string, string>>

/** The files the build has made of each page: put into the document as data, for `boot.ts`. */
export interface StartData {
  /** Path of the call that answers the site's configuration. */
  site: string
  /** Chunks of the compiled manifest of a type, of the page of a record, and of the forms; messages. */
  types: Readonly<
    Record<
      string,
      { manifest: readonly string[]; record: readonly string[]; create: readonly string[]; texts: TextFiles }
    >
  >
  /** Chunks of each kind of page. */
  kinds: Readonly<Record<PageKind, readonly string[]>>
  /** Chunks and messages of the screens that are no resource. */
  screens: Readonly<Record<string, { files: readonly string[]; texts: TextFiles }>>
  /** Chunks for whoever is not signed in. */
  signedOut: readonly string[]
  /** The base messages. */
  texts: TextFiles
  /** Stylesheet and most needed font by theme. */
  themes: Readonly<Record<string, { css: string; font: string }>>
}

/** The id of the element that holds the data. */
export const startDataId = 'start'

/** What `boot.ts` leaves for the application. */
export interface Early {
  /** Calls that are under way. */
  requests: EarlyRequest[]
  fetchPage: FetchPage
}

/** Where `boot.ts` leaves it: the two are built apart, so that one need not wait for the other. */
export const earlyPlace = globalThis as { consoleEarly?: Early }
