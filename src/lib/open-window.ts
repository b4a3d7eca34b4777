/** Opens an address of the console in a window of its own, without access to this one. */
export function openWindow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
