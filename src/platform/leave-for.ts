/** Leaves the console for the page of a bank or processor, which has been checked to be a web address. */
export function leaveFor(page: string): void {
  window.location.assign(page)
}
