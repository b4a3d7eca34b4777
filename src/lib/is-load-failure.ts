/** A file of the console that did not come, or is not what it should be: texts, say. */
export class FileMissing extends Error {
  override name = 'FileMissing'
}

/** What a browser says of code that could not be fetched, in the words of any of them. */
const noCode = /fetch|module|load failed|network/i
/** What Vite says of a style that could not be. */
const noStyle = /^Unable to preload CSS/

/** True for what is thrown when a style of some code did not come. Vite takes it for fetched from then on. */
export function isStyleFailure(error: unknown): boolean {
  return error instanceof Error && noStyle.test(error.message)
}

/** True for what is thrown when code, styles or texts of the console could not be fetched. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof FileMissing ||
    isStyleFailure(error) ||
    (error instanceof TypeError && noCode.test(error.message))
  )
}
