import { withoutIsolates } from './isolated'

/** Milliseconds after which every browser has begun to read the file. */
const readBy = 60_000

/** Downloads a text or blob as a file. Characters not allowed in file names are replaced. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  // eslint-disable-next-line no-control-regex
  link.download = withoutIsolates(name).replace(/[\u0000-\u001f\\/:*?"<>|]/g, '-')
  // Some browsers ignore a link outside the document, and read the file after the click has returned.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), readBy)
}
