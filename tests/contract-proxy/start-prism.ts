import type { TestProject } from 'vitest/node'
import { startProxy } from './prism'
import { startRelay } from './relay'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the Prism that checks every call of this run, when there is one. */
    prism: string | undefined
  }
}

/** One Prism for a whole run, in front of whichever sandbox a call is for. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const relay = await startRelay()
  const prism = await startProxy(relay.origin)
  project.provide('prism', prism.origin)
  return async () => {
    await prism.stop()
    relay.stop()
  }
}
