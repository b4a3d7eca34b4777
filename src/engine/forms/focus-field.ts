import type { FieldProblem } from '../../api/errors'
import type { CompiledField } from '../../manifest/compiled'

/** Brings a field of the open form into view and puts the focus into it. */
export function focusField(id: string): void {
  const place = document.querySelector(`[data-field-id="${CSS.escape(id)}"]`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true })
}

/** Puts the focus into the first of the visible fields that the platform has refused, if any. */
export function focusRefused(visible: readonly CompiledField[], refused: readonly FieldProblem[]): void {
  const first = visible.find(({ at }) => refused.some(({ field }) => field === at))
  if (first) focusField(first.id)
}
