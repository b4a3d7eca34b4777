import { createStore } from './store'

/** True once a file failed to load even after a reload, for the frame's notice. */
export const partMissing = createStore(false)

type Heal = (said: boolean) => void

let heal: Heal = () => undefined

/** Sets the handler of missing files of the console; one per page. */
export function onMissingFile(by: Heal): void {
  heal = by
}

/** Reports that a file needed for the screen failed to load; `said` if the screen already reports it. */
export function reportMissingFile(said = false): void {
  heal(said)
}
