import type { TakeNote } from '../reporting/note-calls'
import type { Session } from '../session/session'
import type { Callback } from './take-callback'

/** Properties of a sign-in method that the screen depends on. */
export interface Capabilities {
  /** E-mail address and password are typed into the console's own screen. */
  readonly passwords: boolean
  /** The browser leaves for pages of the provider, and comes back to the callback address. */
  readonly leaves: boolean
}

/** A parameter of a callback; `secret` ones are shown only on request. */
export interface CallbackParameter {
  readonly name: string
  readonly value: string
  readonly secret: boolean
}

/** How a sign-in at the provider's pages ended. `path` is where the user wanted to go, below the base path. */
export type Finished =
  /** The key is stored; continue at `path`. */
  | { readonly outcome: 'signed-in'; readonly path: string }
  /** The callback address was opened without an answer. */
  | { readonly outcome: 'missing' }
  /** The provider answered with an error (specification section 2). */
  | {
      readonly outcome: 'refused'
      readonly path: string
      readonly error: string
      readonly description: string
      readonly parameters: readonly CallbackParameter[]
    }
  /** The answer belongs to no sign-in that this tab began in the last ten minutes; it was not used. */
  | { readonly outcome: 'unknown' }
  /** The answer could not be turned into a key. */
  | {
      readonly outcome: 'failed'
      readonly path: string
      readonly error: unknown
      readonly parameters: readonly CallbackParameter[]
    }

/**
 * One way to sign in. Each ends with a key of the platform in the session. `Wish` is its input.
 *
 * @throws ApiError, IdentityError from `start` if the sign-in is refused
 */
export interface IdentityProvider<Wish> {
  readonly capabilities: Capabilities
  /** Signs in, or leaves for the pages of the provider; then the promise never settles. */
  readonly start: (wish: Wish) => Promise<void>
  /** Completes a sign-in that left for the pages of the provider. */
  readonly finish: (callback: Callback | undefined) => Promise<Finished>
  /** Ends the provider's own session, after the console's; may leave for its pages. Resolves to whether the browser leaves. */
  readonly signOut: () => Promise<boolean>
}

/** Dependencies of a provider. */
export interface IdentityPlace {
  readonly session: Session
  /** Returns the value the session stores for a key: the key, or its handle if a cookie keeps the key. */
  readonly keep: (apiKey: string) => Promise<string>
  /** `{origin}{prefix}` of the platform's API. */
  readonly apiBase: string
  /** Origin of the console. */
  readonly origin: string
  /** Base path of the console, without a slash at the end. */
  readonly basePath: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Called after each call, with the texts the user typed. */
  readonly onCall: TakeNote
  /** Session storage of the tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Local storage, shared by all tabs. */
  readonly shared: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Leaves the console for another address. */
  readonly leave: (address: string) => void
  /** Whether the router has a page at a path below the base path. */
  readonly isKnown: (pathname: string) => boolean
  /** Time in ms since 1970. */
  readonly now: () => number
}
