import type { World } from './world'

/** The records an operation needs before it can be called, as the parameters that name them. */
export interface Scene {
  named: Readonly<Record<string, unknown>>
  /** Parameters that exclude those, or that only make sense with others. */
  without?: readonly string[]
}

/** Creates the records of a scene. */
export type Prepare = (world: World) => Promise<Scene>

/** A scene with `parameters` and without the parameters in `without`. */
export const named = (parameters: Readonly<Record<string, unknown>>, ...without: string[]): Scene => ({
  named: parameters,
  without,
})
