import type { Reporter } from './reporter'

/** Reports uncaught errors and unhandled rejections. */
export function watchWindow(
  { capture }: Pick<Reporter, 'capture'>,
  target: Pick<Window, 'addEventListener'>,
): void {
  target.addEventListener('error', ({ error, message }: ErrorEvent) => {
    // Notices of the browser and errors of foreign scripts have nothing but a message.
    capture(error ?? message, 'window')
  })
  target.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    capture(reason, 'rejection')
  })
}
