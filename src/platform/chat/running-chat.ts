import { createStore } from '../../lib/store'

/**
 * State of the site's chat; `none`: not offered to this user. `open` shows the vendor's window and returns false if it
 * could not; undefined if the vendor has no call for it.
 */
export type RunningChat =
  | { readonly is: 'none' | 'starting' | 'failed' }
  | { readonly is: 'running'; readonly open: (() => boolean) | undefined }

/** Set by the frame, which starts the chat. */
export const runningChat = createStore<RunningChat>({ is: 'none' })
