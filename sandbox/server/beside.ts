import type { Sandbox, SandboxOptions } from '../create-sandbox'
import { listenBeside } from './listen-beside'
import { createNodeListener } from './node-listener'

/** Listeners at ports of their own beside the server: the vendor stand-ins, and the object storage. */
export interface Beside {
  /** The ports, as options of a sandbox. */
  readonly ports: Required<Pick<SandboxOptions, 'standInPort' | 'storagePort'>>
  readonly serve: (sandbox: Pick<Sandbox, 'vendors' | 'objects'>) => void
  readonly stop: () => Promise<void>
}

/** Listens at the two ports after `port`, or any free ones if they are taken or `port` is 0. */
export async function listenBesideServer(port: number): Promise<Beside> {
  const standIns = await listenBeside(port > 0 ? port + 1 : 0)
  const storage = await listenBeside(port > 0 ? port + 2 : 0)
  return {
    ports: { standInPort: standIns.port, storagePort: storage.port },
    serve: ({ vendors, objects }) => {
      standIns.serve(createNodeListener(vendors))
      storage.serve(objects)
    },
    stop: async () => {
      await Promise.all([standIns.stop(), storage.stop()])
    },
  }
}
