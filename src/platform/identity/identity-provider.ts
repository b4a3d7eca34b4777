import type { TakeNote } from '../reporting/note-calls'
import type { Session } from '../session/session'
import type { Callback } from './take-callback'

/** What a way to sign in can do, as far as the screen has to know. */
export interface Capabilities {
  /** E-mail address and password are typed into the console's own screen. */
  readonly passwords: boolean
  /** The browser leaves for pages of the provider, and comes back to the callback address. */
  readonly leaves: boolean
}

/** A parameter of a callback; one that is `secret` is shown on request alone. */
export interface CallbackParameter {
  readonly name: string
  readonly value: string
  readonly secret: boolean
}

/** How a sign-in at the provider's pages ended. `path` is where the person wanted to go, below the base path. */
export type Finished =
  /** The key is stored; go on at `path`. */
  | { readonly outcome: 'signed-in'; readonly path: string }
  /** The address of the end of a sign-in was opened without one. */
  | { readonly outcome: 'missing' }
  /** The provider answered with an error (specification section 2). */
  | {
      readonly outcome: 'refused'
      readonly path: string
      readonly error: string
      readonly description: string
      readonly parameters: readonly CallbackParameter[]
    }
  /** The answer belongs to no sign-in that this tab has begun in the last ten minutes; nothing of it was used. */
  | { readonly outcome: 'unknown' }
  /** The answer could not be turned into a key. */
  | {
      readonly outcome: 'failed'
      readonly path: string
      readonly error: unknown
      readonly parameters: readonly CallbackParameter[]
    }

/**
 * One way to sign in. Each ends with a key of the platform in the session. `Wish` is what the person brings along.
 *
 * @throws ApiError, IdentityError from `start` when the person is not let in
 */
export interface IdentityProvider<Wish> {
  readonly capabilities: Capabilities
  /** Signs in, or leaves for the pages of the provider; then the promise stays open. */
  readonly start: (wish: Wish) => Promise<void>
  /** Ends a sign-in that has left for the pages of the provider. */
  readonly finish: (callback: Callback | undefined) => Promise<Finished>
  /**
   * Ends the provider's own session, after that of the console; leaves for its pages where it has one. Resolves to
   * whether the browser leaves.
   */
  readonly signOut: () => Promise<boolean>
}

/** Dependencies of a provider. */
export interface IdentityPlace {
  readonly session: Session
  /** What the session stores of a key: the key, or what stands for it once a cookie keeps it. */
  readonly keep: (apiKey: string) => Promise<string>
  /** `{origin}{prefix}` of the platform's API. */
  readonly apiBase: string
  /** Origin of the console. */
  readonly origin: string
  /** Base path of the console, without a slash at the end. */
  readonly basePath: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Told of each call that has ended, with what the person typed. */
  readonly onCall: TakeNote
  /** What the tab alone keeps. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** What all tabs of the browser share. */
  readonly shared: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Leaves the console for another address. */
  readonly leave: (address: string) => void
  /** Whether the router has a page at a path below the base path. */
  readonly isKnown: (pathname: string) => boolean
  /** Time in ms of the epoch. */
  readonly now: () => number
}
