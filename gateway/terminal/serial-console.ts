import type { Duplex } from 'node:stream'
import type { Shell } from './login'

/**
 * The serial console behind a connection. It has no size, and its login prompt is part of the output. A return is sent first
 * to wake a prompt that waits for one, as other programs for serial consoles do.
 */
export function serialConsole(stream: Duplex): Shell {
  stream.write('\r')
  return { stream, resize: () => undefined, end: () => stream.destroy() }
}
