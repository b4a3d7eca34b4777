/** Fetches the files of the page at a path below the base path; rejected when one does not come. */
export type FetchPage = (path: string) => Promise<unknown>

/**
 * Fetches the files of a page into the browser's cache before they are needed (quality P8, P9). `filesOf` gives their
 * addresses. They are fetched as data and not as modules: a module that could not be fetched is never fetched again.
 */
export function fetchAhead(filesOf: (path: string) => readonly string[]): FetchPage {
  const fetched = new Map<string, Promise<unknown>>()
  const fetchFile = async (file: string): Promise<unknown> => {
    const answer = await fetch(file)
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
    return answer.arrayBuffer()
  }
  return (path) =>
    Promise.all(
      filesOf(path).map((file) => {
        const before = fetched.get(file)
        if (before) return before
        const now = fetchFile(file)
        fetched.set(file, now)
        now.catch(() => fetched.delete(file))
        return now
      }),
    )
}
