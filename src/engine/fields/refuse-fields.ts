import { isApiError } from '../../api/errors'
import { focusField } from './focus-field'
import type { FormModel } from './form-model'

/**
 * Puts what the platform refuses of fields beside them, and the focus into the first; returns whether something is left
 * that belongs to no visible field.
 */
export function refuseFields(
  { refuse, visible }: Pick<FormModel, 'refuse' | 'visible'>,
  error: unknown,
): boolean {
  const refused = isApiError(error) ? error.fields : []
  const rest = refuse(refused)
  const first = visible.find(({ at }) => refused.some(({ field }) => field === at))
  if (first) focusField(first.id)
  return refused.length === 0 || rest.length > 0
}
