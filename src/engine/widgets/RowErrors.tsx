import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldError } from '../../ui/form-controls/FieldError'
import { FieldWarning } from '../../ui/form-controls/FieldWarning'
import type { FormErrors } from '../fields/form-check'

interface RowErrorsProps {
  type: string
  errors: FormErrors
  /** Ids of warnings that hold for the row. */
  warnings: readonly string[]
}

/** What is wrong in an edited row, field by field, and what is risky about it. */
export function RowErrors({ type, errors, warnings }: RowErrorsProps) {
  const { resource: text } = useTexts()
  return (
    <>
      {Object.entries(errors).map(([id, message]) => (
        <FieldError key={id}>{`${text(type, textKeys.field(id))}: ${message}`}</FieldError>
      ))}
      {warnings.map((id) => (
        <FieldWarning key={id}>{text(type, textKeys.warning(id))}</FieldWarning>
      ))}
    </>
  )
}
