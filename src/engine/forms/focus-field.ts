import type { FieldProblem } from '../../api/errors'
import type { CompiledField } from '../../manifest/compiled'

/** Brings a field of the open form into view and puts the focus into it. */
export function focusField(id: string): void {
  const place = document.querySelector(`[data-field-id="${CSS.escape(id)}"]`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true })
}

/** Brings a row of an editor into view and puts the focus into its first field, or the first that is wrong. */
export function focusRow(key: string, wrong: boolean): void {
  const row = document.querySelector(`[data-row-key="${CSS.escape(key)}"]`)
  row?.scrollIntoView({ block: 'nearest' })
  const first = row?.querySelector<HTMLElement>('input, textarea, [aria-haspopup=listbox], button')
  const control = wrong ? row?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined
  ;(control ?? first)?.focus({ preventScroll: true })
}

/** Puts the focus into the first of the visible fields that the platform has refused, if any. */
export function focusRefused(visible: readonly CompiledField[], refused: readonly FieldProblem[]): void {
  const first = visible.find(({ at }) => refused.some(({ field }) => field === at))
  if (first) focusField(first.id)
}
