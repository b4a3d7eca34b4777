import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'

/** Names the port of the sandbox a request is for; tests run several sandboxes behind one Prism. */
export const sandboxPortHeader = 'x-sandbox-port'

/** The upstream of Prism: passes each request on to the sandbox named by its header. */
export interface Relay {
  readonly origin: string
  readonly stop: () => void
}

export async function startRelay(): Promise<Relay> {
  const server = createServer(passOn)
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done({
        origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        stop: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { [sandboxPortHeader]: port, ...headers } = incoming.headers
  const { method, url: path } = incoming
  const onward = send({ host: '127.0.0.1', port: Number(port), method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.once('error', () => {
    outgoing.destroy()
  })
  incoming.pipe(onward)
}
