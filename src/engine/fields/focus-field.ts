import { shownElement } from '../../lib/shown-element'
import { hasScreenKeyboard } from '../../platform/is-phone'

/** The first invalid control inside an element. */
const firstWrong = (place: Element | null | undefined): HTMLElement | null | undefined =>
  place?.querySelector<HTMLElement>(':is(input, textarea, button, [tabindex])[aria-invalid=true]')

/**
 * Scrolls to a field and focuses its first invalid control, otherwise its first input. Inputs come before buttons,
 * because a list of rows begins with a remove button.
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

/** The chosen tile inside an element, otherwise its first control. */
const firstControl = (place: Element | null | undefined): HTMLElement | null | undefined =>
  place?.querySelector<HTMLElement>('input[type=radio]:checked') ??
  place?.querySelector<HTMLElement>('input, textarea, button')

/** Focuses the chosen tile inside an element, otherwise its first control. */
export function focusInside(place: Element | null | undefined): void {
  firstControl(place)?.focus({ preventScroll: true })
}

/**
 * Focuses the first field of a form that has just opened and selects its text. Skipped if an on-screen keyboard would
 * cover the form.
 */
export function focusFirst(form: HTMLElement | null): void {
  if (hasScreenKeyboard()) return
  const control = firstControl(form?.querySelector('[data-field-id]'))
  control?.focus({ preventScroll: true })
  if (control instanceof HTMLInputElement) control.select()
}

/** A row to focus, and whether to focus its first invalid field. */
export interface WantedRow {
  row: string
  wrong: boolean
}

/** Scrolls to a row of an editor and focuses its first field, or its first invalid one. */
export function focusRow(key: string, wrong: boolean): void {
  focusInRow(shownElement(`[data-row-key="${CSS.escape(key)}"]`), wrong)
}

function focusInRow(row: Element | null | undefined, wrong: boolean): void {
  row?.scrollIntoView({ block: 'nearest' })
  const first = row?.querySelector<HTMLElement>('input, textarea, [aria-haspopup=listbox], button')
  const control = wrong ? firstWrong(row) : undefined
  ;(control ?? first)?.focus({ preventScroll: true })
}

/** Focuses the last row inside an element, the one just added. */
export function focusLastRow(place: Element | null): void {
  focusInRow([...(place?.querySelectorAll('[data-row-key]') ?? [])].at(-1), false)
}
