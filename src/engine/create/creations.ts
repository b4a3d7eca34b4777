import { createStore } from '../../lib/store'
import type { Lookalike } from './lookalikes'

/** A form on the screen, which shows how what was sent from it has ended, wherever one was meanwhile. */
export interface CreationForm {
  /** It was made, and this is the page to go to. */
  readonly made: (path: string) => void
  readonly failed: (error: unknown) => void
  /** The answer was lost, and the list has since been read: what in it was made all the same, if anything was. */
  readonly looked: (found: readonly Lookalike[]) => void
}

/** Creations by the form they were sent from: not answered yet, or made while the form goes away. */
export const creations = createStore<ReadonlyMap<string, 'sent' | 'made'>>(new Map())

const forms = new Map<string, CreationForm>()
/** What went wrong and no form has shown yet. */
const failures = new Map<string, unknown>()

function change(key: string, state: 'sent' | 'made' | undefined): void {
  const next = new Map(creations.get())
  if (state === undefined) next.delete(key)
  else next.set(key, state)
  creations.set(next)
}

/** A form is on the screen until what this returns is called; it hears at once of a failure nobody has shown. */
export function attend(key: string, form: CreationForm): () => void {
  forms.set(key, form)
  if (failures.has(key)) {
    const error = failures.get(key)
    failures.delete(key)
    form.failed(error)
  }
  return () => {
    if (forms.get(key) === form) forms.delete(key)
  }
}

/** Tells the form of this name what the list says of a creation whose answer was lost; false where none is on the screen. */
export function tellForm(key: string, found: readonly Lookalike[]): boolean {
  const form = forms.get(key)
  form?.looked(found)
  return form !== undefined
}

/** The form is gone, so that the next one may send again what this one has made. */
export function endOfForm(key: string): void {
  if (creations.get().get(key) === 'made') change(key, undefined)
}

/**
 * Creates for a form, once at a time, and tells the form of this name that is on the screen when it ends. Where none is,
 * `missed` tells of the failure, which the form says itself when one goes back to it.
 *
 * @param send creates, and gives the page to go to
 */
export async function runCreation(
  key: string,
  send: () => Promise<string>,
  missed: (error: unknown) => void,
): Promise<void> {
  if (creations.get().has(key)) return
  failures.delete(key)
  change(key, 'sent')
  let path: string
  try {
    path = await send()
  } catch (error) {
    change(key, undefined)
    const form = forms.get(key)
    if (form) return form.failed(error)
    failures.set(key, error)
    return missed(error)
  }
  const form = forms.get(key)
  change(key, form && 'made')
  form?.made(path)
}
