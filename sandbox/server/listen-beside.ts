import { createServer, type RequestListener } from 'node:http'

/** A server at a port of its own beside the console. */
export interface ListenerBeside {
  readonly port: number
  /** Sets the listener that answers; before, requests get 503. */
  readonly serve: (listener: RequestListener) => void
  readonly stop: () => Promise<void>
}

/** Listens on the loopback interface: at `port`, or any free one if that is taken or invalid. */
export async function listenBeside(port: number): Promise<ListenerBeside> {
  let listener: RequestListener = (_, outgoing) => {
    outgoing.writeHead(503)
    outgoing.end()
  }
  const server = createServer((incoming, outgoing) => listener(incoming, outgoing))
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const wanted = port > 0 && port <= 65_535 ? port : 0
  await listen(wanted).catch((error: unknown) => {
    if (wanted === 0) throw error
    return listen(0)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : wanted,
    serve: (answer) => {
      listener = answer
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => {
          resolve()
        })
      })
      server.closeAllConnections()
      await closed
    },
  }
}
