import type { World } from './world'

/** What has to be there before an operation can be asked for, and the parameters that name it. */
export interface Scene {
  named: Readonly<Record<string, unknown>>
  /** Parameters that exclude those, or that only make sense with something else. */
  without?: readonly string[]
}

/** Puts it there. */
export type Prepare = (world: World) => Promise<Scene>

/** A scene of these parameters, which takes no part of `without`. */
export const named = (parameters: Readonly<Record<string, unknown>>, ...without: string[]): Scene => ({
  named: parameters,
  without,
})
