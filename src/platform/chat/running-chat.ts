import { createStore } from '../../lib/store'

/**
 * The chat of the site, as far as the page knows: `none` is offered to this user, it has not started yet, it did not
 * start, or it runs. `open` shows the vendor's window, and is absent where the vendor has no call for it; false if it
 * could not.
 */
export type RunningChat =
  | { readonly is: 'none' | 'starting' | 'failed' }
  | { readonly is: 'running'; readonly open: (() => boolean) | undefined }

/** Set by the frame, which starts the chat. */
export const runningChat = createStore<RunningChat>({ is: 'none' })
