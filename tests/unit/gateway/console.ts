import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { seconds } from '../../run/time-limits'
import { terminalProtocol } from '../../../src/lib/terminal-protocol'
import {
  type Connection,
  type ConnectionOptions,
  type ConnectionState,
  createConnection,
} from '../../../src/screens/terminal/connection'
import type { Stand } from './support'

/** The console's side of a session, without a screen. */
export interface ConsoleSide {
  readonly connection: Connection
  /** Waits for a state. */
  readonly reaches: <K extends ConnectionState['kind']>(
    kind: K,
  ) => Promise<Extract<ConnectionState, { kind: K }>>
  /** Waits until the output holds a text. */
  readonly shows: (text: string) => Promise<void>
}

/** Connects to the gateway of a stand as a page does. */
export async function connectConsole(
  { origin, ticket }: Pick<Stand, 'origin' | 'ticket'>,
  login: Pick<ConnectionOptions, 'user' | 'key'>,
): Promise<ConsoleSide> {
  let shown = ''
  const connection = createConnection({
    ...{ ...login, login: 'key', password: undefined, ticket },
    socket: () =>
      new WebSocket(`${origin.replace('http', 'ws')}/terminal-gateway`, terminalProtocol, {
        origin,
      }) as unknown as globalThis.WebSocket,
    size: () => ({ cols: 100, rows: 30 }),
    draw: (bytes, drawn) => {
      shown += new TextDecoder().decode(bytes)
      drawn()
    },
    reset: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => connection.end('left'))
  return {
    connection,
    reaches: (kind) =>
      vi.waitFor(() => {
        const state = connection.state.get()
        if (state.kind !== kind) throw new Error(`${JSON.stringify(state)} is not ${kind}`)
        return state as never
      }, seconds(10)),
    shows: (text) =>
      vi.waitFor(() => {
        if (!shown.includes(text)) throw new Error(`There is no "${text}" in ${JSON.stringify(shown)}`)
      }, seconds(10)),
  }
}
