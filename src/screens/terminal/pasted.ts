/** Characters that are no text: all controls but tab and the ends of lines. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** What is pasted, without what a terminal would follow: an escape could end the bracket that keeps it from running. */
export function cleanPaste(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '')
}

/**
 * The lines of a paste of which one or more run at once, without the empty one after the last end; undefined for a line that
 * waits for Enter.
 */
export function pastedLines(text: string): readonly string[] | undefined {
  if (!text.includes('\n')) return undefined
  return text.replace(/\n$/, '').split('\n')
}

/** Whether the last line of a paste waits for Enter, as it has no end. */
export const lastWaits = (text: string): boolean => !text.endsWith('\n')
