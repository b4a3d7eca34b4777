import { shownElement } from '../../lib/shown-element'
import { phoneWidth } from '../../platform/is-phone'

/** The first control inside an element that is marked as wrong. */
const firstWrong = (place: Element | null | undefined): HTMLElement | null | undefined =>
  place?.querySelector<HTMLElement>(':is(input, textarea, button, [tabindex])[aria-invalid=true]')

/**
 * Brings a field of the open form into view and puts the focus into what is wrong inside it, otherwise into its first
 * control. A list of rows begins with a button that removes a row, so what is filled in comes before buttons.
 */
export function focusField(id: string): void {
  const place = shownElement(`[data-field-id="${CSS.escape(id)}"]`)
  const wrong = firstWrong(place)
  const control =
    wrong ??
    place?.querySelector<HTMLElement>('input, textarea, [aria-haspopup=listbox]') ??
    place?.querySelector<HTMLElement>('button, [tabindex]')
  ;(wrong ?? place)?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** Whether the focus in a field brings up a keyboard over part of the screen. */
export const hasScreenKeyboard = (): boolean =>
  window.matchMedia(`(pointer: coarse), (max-width: ${phoneWidth}px)`).matches

/**
 * Puts the focus into the first field of a form that has just opened, its text selected as on coming by Tab: what is
 * typed replaces it. Not where that brings up a keyboard over half of what is to be read first.
 */
export function focusFirst(form: HTMLElement | null): void {
  if (hasScreenKeyboard()) return
  const field = form?.querySelector('[data-field-id]')
  const chosen = field?.querySelector<HTMLElement>('input[type=radio]:checked')
  const control = chosen ?? field?.querySelector<HTMLElement>('input, textarea, button')
  control?.focus({ preventScroll: true })
  if (control instanceof HTMLInputElement) control.select()
}

/** A row to lead the focus into, and whether to what is wrong in it. */
export interface WantedRow {
  row: string
  wrong: boolean
}

/** Brings a row of an editor into view and puts the focus into its first field, or the first that is wrong. */
export function focusRow(key: string, wrong: boolean): void {
  focusInRow(shownElement(`[data-row-key="${CSS.escape(key)}"]`), wrong)
}

function focusInRow(row: Element | null | undefined, wrong: boolean): void {
  row?.scrollIntoView({ block: 'nearest' })
  const first = row?.querySelector<HTMLElement>('input, textarea, [aria-haspopup=listbox], button')
  const control = wrong ? firstWrong(row) : undefined
  ;(control ?? first)?.focus({ preventScroll: true })
}

/** The same for the last row inside an element: the one that was just added. */
export function focusLastRow(place: Element | null): void {
  focusInRow([...(place?.querySelectorAll('[data-row-key]') ?? [])].at(-1), false)
}
