/** Begins each line of a list in a message. */
const bullet = '\n• '

/** A message with a list: its heading and one line per item. */
export function listMessage(heading: string, items: readonly string[]): string {
  return [heading, ...items].join(bullet)
}

/** Splits a message into its text and the items of its list; most messages have none. */
export function readMessage(message: string): { text: string; items: readonly string[] } {
  const [text = '', ...items] = message.split(bullet)
  return { text, items }
}
