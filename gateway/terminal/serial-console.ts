import type { Duplex } from 'node:stream'
import type { Shell } from './login'

/**
 * The serial console behind a connection. The line knows no size, and asks who signs in by itself; a key pressed at once
 * wakes what waits for one, as the programs that show serial consoles do.
 */
export function serialConsole(stream: Duplex): Shell {
  stream.write('\r')
  return { stream, resize: () => undefined, end: () => stream.destroy() }
}
