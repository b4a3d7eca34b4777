/** Address of a folder of the bucket whose page is at `pathname`, with the same order. */
export function folderHref(pathname: string, search: URLSearchParams, prefix: string): string {
  const next = new URLSearchParams(search)
  if (prefix === '') next.delete('folder')
  else next.set('folder', prefix)
  return `${pathname}?${next}`
}
