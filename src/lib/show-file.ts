/**
 * Shows a file in a window of its own. Its address is kept as long as the page, because the window may load it again. A
 * browser may block the window if the last press is some seconds ago; then the address is returned, for a link.
 */
export function showFile(type: string, content: Blob): string | undefined {
  const address = URL.createObjectURL(new Blob([content], { type }))
  // oxlint-disable-next-line no-restricted-properties -- the address is a file of this page, and a link cannot report a block
  const opened = window.open(address, '_blank')
  if (opened === null) return address
  opened.opener = null
  return undefined
}
