import type { EarlyRequest } from '../api/early-answers'
import type { PageKind } from '../generated/pages'
import type { Entered } from './enter-document'
import type { FetchPage } from './fetch-ahead'

/** Build output per page, embedded in the document as data for `boot.ts`. */
export interface StartData {
  /** Path of the site configuration call. */
  site: string
  /** Per type: chunks of compiled manifest, record page and forms. */
  types: Readonly<
    Record<string, { manifest: readonly string[]; record: readonly string[]; create: readonly string[] }>
  >
  /** Chunks of each kind of page. */
  kinds: Readonly<Record<PageKind, readonly string[]>>
  /** Chunks of other screens, and the names of their messages. */
  screens: Readonly<Record<string, { files: readonly string[]; texts: string }>>
  /** Chunks for signed-out users, and the name of their messages. */
  signedOut: { files: readonly string[]; texts: string }
  /** Folder of messages. */
  texts: string
  /** Folder of the themes, and the content of the default one's `theme.json`. */
  themes: { folder: string; standard: unknown }
}

/** Id of the element with the data. */
export const startDataId = 'start'

/** Data passed from `boot.ts` to the application. */
export interface Early extends Entered {
  /** Description of the theme in a folder, under way. */
  theme?: { folder: string; description: Promise<unknown> } | undefined
  /** Requests under way. */
  requests: EarlyRequest[]
  fetchPage: FetchPage
}

/** A global, because the two bundles are built separately and must not wait for each other. */
export const earlyPlace = globalThis as { consoleEarly?: Early }
