import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldError } from '../../ui/form-controls/FieldError'
import type { FormErrors } from './form-check'

/** What is wrong in an edited row, field by field. */
export function RowErrors({ type, errors }: { type: string; errors: FormErrors }) {
  const { resource: text } = useTexts()
  return Object.entries(errors).map(([id, message]) => (
    <FieldError key={id} id={undefined}>{`${text(type, textKeys.field(id))}: ${message}`}</FieldError>
  ))
}
