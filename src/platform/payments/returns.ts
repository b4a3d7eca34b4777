import { isRecord } from '../../lib/is-record'

/** Channel of the documents of this browser. A window that comes back from a processor may have lost its opener. */
const channelName = 'console.payment'

type Message = { readonly returned: string } | { readonly taken: string }

const isMessage = (value: unknown, kind: 'returned' | 'taken', id: string): boolean =>
  isRecord(value) && value[kind] === id

function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the own origin only
  channel.postMessage(message)
}

/**
 * Tells the other documents that the customer has come back from the page of a payment. `onTaken` is called when one of
 * them shows the payment. Returns a function that stops it.
 */
export function announceReturn(id: string, onTaken: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (isMessage(data, 'taken', id)) onTaken()
  })
  post(channel, { returned: id })
  return () => channel.close()
}

/**
 * Calls `onReturn` when the customer has come back from the page of a payment in another window. Returns a function that
 * stops it.
 */
export function takeReturns(id: string, onReturn: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data, 'returned', id)) return
    post(channel, { taken: id })
    onReturn()
  })
  return () => channel.close()
}
