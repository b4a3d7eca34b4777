/** A window beside the console for a page of a processor. */
export interface PageWindow {
  /** Leads it to a page, which has been checked to be a web address. */
  readonly show: (page: string) => void
  /** Closes it unless it was led to a page. */
  readonly closeIfEmpty: () => void
}

/**
 * Opens an empty window; undefined when the browser blocks it. Only allowed in a click. Its page gets no way back to the
 * console, and what the browser says of it afterwards proves nothing: a window of another site counts as closed.
 */
export function openPageWindow(): PageWindow | undefined {
  // oxlint-disable-next-line eslint/no-restricted-properties -- an empty page, led to one that was checked
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
