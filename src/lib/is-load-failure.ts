/** Thrown when a file of the console, such as texts, is missing or malformed. */
export class FileMissing extends Error {
  override name = 'FileMissing'
}

/** Browsers' messages for a failed module import. */
const noCode = /fetch|module|load failed|network/i
/** Vite's message for a failed style. */
const noStyle = /^Unable to preload CSS/

/** True if a style failed to load. Vite then treats it as loaded and never retries. */
export function isStyleFailure(error: unknown): boolean {
  return error instanceof Error && noStyle.test(error.message)
}

/** True if code, styles or texts of the console failed to load. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof FileMissing ||
    isStyleFailure(error) ||
    (error instanceof TypeError && noCode.test(error.message))
  )
}
