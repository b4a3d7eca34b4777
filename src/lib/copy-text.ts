/**
 * Copies a text to the clipboard; must be called while a press is handled. If the browser has no clipboard API, such as
 * on pages without TLS, or refuses it, the text is selected and copied as by hand; the focus does not change.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const selection = document.getSelection()
  const before =
    selection &&
    Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index).cloneRange())
  const node = document.createElement('span')
  node.style.cssText = 'position: fixed; user-select: text'
  node.textContent = text
  // Outside an open dialog nothing can be selected.
  const place = document.activeElement?.closest('dialog, [role="dialog"]') ?? document.body
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  place.append(node)
  window.addEventListener('copy', give, { capture: true })
  try {
    selection?.selectAllChildren(node)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    window.removeEventListener('copy', give, { capture: true })
    node.remove()
    selection?.removeAllRanges()
    for (const range of before ?? []) selection?.addRange(range)
  }
}
