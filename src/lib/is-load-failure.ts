/** True for what a browser throws when code or texts of the console could not be fetched, in the words of any of them. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|module|load failed|network/i.test(error.message)
}
