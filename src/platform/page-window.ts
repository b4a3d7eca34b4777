/** A window beside the console for a page of a processor. */
export interface PageWindow {
  /** Opens a page in it, which has been checked to be a web address. */
  readonly show: (page: string) => void
  /** Closes it unless a page was opened in it. */
  readonly closeIfEmpty: () => void
}

/**
 * Opens an empty window; undefined if the browser blocks it. Only allowed in a click. Its page has no access to the
 * console, and its `closed` proves nothing: a window of another site counts as closed.
 */
export function openPageWindow(): PageWindow | undefined {
  // oxlint-disable-next-line eslint/no-restricted-properties -- an empty page, which then opens a checked one
  const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720')
  if (opened === null) return undefined
  opened.opener = null
  let isEmpty = true
  return {
    show: (page) => {
      isEmpty = false
      opened.location.replace(page)
    },
    closeIfEmpty: () => {
      if (isEmpty) opened.close()
    },
  }
}
