/** An instant in ms since 1970 as the value of a `datetime-local` input, in the time zone of the browser: `2026-11-21T10:46`. */
export function writeLocalInput(ms: number): string {
  const date = new Date(ms)
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The instant of such a text, in ms since 1970; NaN if it is none. */
export function readLocalInput(text: string): number {
  return new Date(text).getTime()
}
