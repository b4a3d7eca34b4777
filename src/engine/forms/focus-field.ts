/** Brings a field of the open form into view and puts the focus into it. */
export function focusField(id: string): void {
  const place = document.querySelector(`[data-field-id="${CSS.escape(id)}"]`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true })
}
