/** Fetches the files of the page at a path (without base path); rejects if one fails. */
export type FetchPage = (path: string) => Promise<unknown>

/**
 * Fetches a page's files into the HTTP cache in advance (quality P8, P9). `filesOf` returns their URLs. Fetched as data
 * and not imported, because a failed import is never retried.
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
