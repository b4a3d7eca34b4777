/** Milliseconds after the start before a chat is loaded (specification section 9, requirement NOTIFY-07). */
export const chatDelay = 1500

/**
 * Starts a chat after the delay. `start` can ask whether the chat is still wanted, and resolves to a function that makes the
 * vendor forget the visitor. The returned function ends the chat and calls that one, even if the chat is still starting.
 */
export function planChat(
  start: (isWanted: () => boolean) => Promise<() => void>,
  onFailure: (error: unknown) => void,
): () => void {
  let isOver = false
  let forget = (): void => undefined
  const begin = async (): Promise<void> => {
    const end = await start(() => !isOver)
    if (isOver) end()
    else forget = end
  }
  const timer = setTimeout(() => {
    begin().catch(onFailure)
  }, chatDelay)
  return () => {
    isOver = true
    clearTimeout(timer)
    forget()
  }
}
