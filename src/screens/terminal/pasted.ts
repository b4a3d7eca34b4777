/** Control characters except tab and line ends. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Pasted text without control characters: an escape could end the bracketed paste that keeps the text from running. */
export function cleanPaste(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '')
}

/**
 * The lines of a paste that runs one or more of them at once, without the empty one after the last line end; undefined for
 * a single line that waits for Enter.
 */
export function pastedLines(text: string): readonly string[] | undefined {
  if (!text.includes('\n')) return undefined
  return text.replace(/\n$/, '').split('\n')
}

/** Whether the last line of a paste waits for Enter, because it has no line end. */
export const lastWaits = (text: string): boolean => !text.endsWith('\n')
