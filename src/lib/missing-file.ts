type Heal = (said: boolean) => void

let heal: Heal = () => undefined

/** Says what is done about files of the console that do not come; one for the page. */
export function healMissingFiles(by: Heal): void {
  heal = by
}

/** Tells that a file did not come with which something was to be shown; `said` when that is on the screen already. */
export function tellMissingFile(said = false): void {
  heal(said)
}
