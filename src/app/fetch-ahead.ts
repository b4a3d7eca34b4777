/**
 * Fetches the files of a page into the browser's cache when somebody points at a link to it, so that they are there when
 * the link is pressed (quality P8, P9). `filesOf` gives the addresses for a path below the base path. They are fetched as
 * data and not as modules: a module that could not be fetched is never fetched again. A failure is silent here only
 * because opening the page fetches the file again and reports it.
 */
export function fetchAhead(basePath: string, filesOf: (path: string) => readonly string[]): void {
  const fetched = new Set<string>()
  const point = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin) return
    if (!link.pathname.startsWith(`${basePath}/`)) return
    for (const file of filesOf(link.pathname.slice(basePath.length))) {
      if (fetched.has(file)) continue
      fetched.add(file)
      fetch(file)
        .then((response) => response.arrayBuffer())
        .catch(() => fetched.delete(file))
    }
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(intent, point, { passive: true })
}
