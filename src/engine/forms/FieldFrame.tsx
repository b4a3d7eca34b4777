import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import { hasUsual } from '../fields/field-options'
import type { FormValues } from '../fields/form-values'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldAlone, FieldGroup, FieldShell } from '../../ui/form-controls/FieldShell'
import { OriginBox } from '../data/OriginBox'
import { widgetKind } from '../widgets/registry'
import { fieldHint, useMissingType } from './FieldHint'
import { fieldAt, useFormState, type FormMeta } from './form-context'

interface FramedProps {
  field: CompiledField
  error: string | undefined
  children: ReactNode
}

/** A field with label, hints and error, in the frame its widget wants. */
export function FramedField({ field, error, children }: FramedProps) {
  const { model } = useFormState()
  const { t, resource: text } = useTexts()
  const kind = widgetKind(field.widget)
  const missing = useMissingType(field, model)
  if (kind.frame === 'around') return children
  if (kind.frame === 'own') return <FieldAlone error={error}>{children}</FieldAlone>
  const Frame = kind.frame === 'label' ? FieldShell : FieldGroup
  const visible = new Set(
    model.visible.filter(({ widget }) => widgetKind(widget).frame !== 'around').map(({ id }) => id),
  )
  const leads = model.sections.some((section) => section.fields.find((id) => visible.has(id)) === field.id)
  const must = model.required(field) || model.check.promised?.has(field.id)
  const choices = model.choices(field)
  const awaitsUsual = choices?.state === 'loading' || (choices?.state === 'failed' && hasUsual(field))
  const optional = !must && field.type !== 'boolean' && !choices?.usual && !awaitsUsual
  return (
    <Frame
      label={text(model.resource.type, textKeys.field(field.id))}
      optional={optional ? t('form.optional') : undefined}
      hint={fieldHint({ field, model, missing })}
      error={error}
      keepHint={field.help === 'rule' || field.rules !== undefined || missing !== undefined}
      {...(kind.frame === 'group' ? { hideLabel: leads } : {})}
    >
      {children}
    </Frame>
  )
}

/** The form library's frame of every value. Values without a field of ours, such as the form itself, have none. */
export function FieldFrame({
  registry,
  uiSchema,
  rawErrors,
  children,
}: FieldTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const field = fieldAt(registry, uiSchema)
  if (!field) return children
  return (
    <OriginBox part={field}>
      <FramedField field={field} error={rawErrors?.[0]}>
        {children}
      </FramedField>
    </OriginBox>
  )
}
