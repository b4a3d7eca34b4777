/** Downloads a text or blob as a file. Characters not allowed in file names are removed. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  // eslint-disable-next-line no-control-regex
  link.download = name.replace(/[\u0000-\u001f\\/:*?"<>|]/g, '-')
  link.click()
  URL.revokeObjectURL(address)
}
