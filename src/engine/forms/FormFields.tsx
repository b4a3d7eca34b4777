import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { createContext, memo, use, useMemo, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { FieldError } from '../../ui/form-controls/FieldError'
import { FieldAlone, FieldGroup, Fields, FieldShell } from '../../ui/form-controls/FieldShell'
import { MadeBy } from '../data/MadeBy'
import { widgetKind } from '../widgets/registry'
import { ChosenNote } from './ChosenNote'
import { FieldNote } from '../widgets/FieldNote'
import { FieldRules } from './FieldRules'
import styles from '../widgets/forms.module.css'
import { NoChoiceNote, useMissingType } from './NoChoiceNote'
import { SchemaWalk } from './SchemaWalk'
import type { FormModel } from '../fields/form-model'

/** How the sections of a form are laid out around their fields. */
export type SectionFrame = (section: { id: string; title: string; children: ReactNode }) => ReactNode

interface Shared {
  model: FormModel
  frame: SectionFrame
  before?: ((sectionId: string) => ReactNode) | undefined
}

const SharedContext = createContext<Shared | undefined>(undefined)

function useShared(): Shared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('form is null or undefined')
  return shared
}

/** One field: the widget of its manifest in the frame that widget wants. The form library hands over only the name. */
function FieldOf(props: { field: CompiledField; children?: ReactNode }) {
  return (
    <MadeBy part={props.field}>
      <FramedField {...props} />
    </MadeBy>
  )
}

function FramedField({ field, children }: { field: CompiledField; children?: ReactNode }) {
  const shared = useShared()
  const { model } = shared
  const { t, resource: text } = useTexts()
  const kind = widgetKind(field.widget)
  const label = text(model.resource.type, textKeys.field(field.id))
  const error = model.errors[field.id]
  const missing = useMissingType(field, model)
  const inside =
    kind.frame === 'around' && error !== undefined ? (
      <>
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
        {children}
      </>
    ) : (
      children
    )
  const control = (
    <kind.Control
      field={field}
      value={model.values[field.id]}
      onChange={(value) => model.set(field.id, value)}
      onLeave={() => model.leave(field.id)}
      label={label}
      model={model}
      part={(inner, row) => (
        <SharedContext value={{ ...shared, model: row }}>
          <FieldOf field={inner} />
        </SharedContext>
      )}
    >
      {inside}
    </kind.Control>
  )
  if (kind.frame === 'around') return control
  if (kind.frame === 'own') return <FieldAlone error={error}>{control}</FieldAlone>
  const Frame = kind.frame === 'label' ? FieldShell : FieldGroup
  const visible = new Set(model.visible.filter((each) => !isAround(each)).map((each) => each.id))
  const leads = model.sections.some((section) => section.fields.find((id) => visible.has(id)) === field.id)
  const must = model.required(field) || model.check.promised?.has(field.id)
  const choices = model.choices(field)
  const optional = !must && field.type !== 'boolean' && !choices?.usual && choices?.state !== 'loading'
  const { about, more } = field.options?.kind === 'operation' ? field.options : {}
  const tells = about !== undefined || more !== undefined || field.about !== undefined
  const hint = missing ? (
    <NoChoiceNote type={missing} field={field} model={model} />
  ) : (
    (field.help || field.price !== undefined || field.rules !== undefined || tells) && (
      <>
        <FieldNote field={field} model={model} /> <ChosenNote field={field} model={model} />
        {field.rules && <FieldRules field={field} model={model} />}
      </>
    )
  )
  return (
    <Frame
      label={label}
      optional={optional ? t('form.optional') : undefined}
      hint={hint}
      error={error}
      keepHint={field.help === 'rule' || field.rules !== undefined || missing !== undefined}
      {...(kind.frame === 'group' ? { hideLabel: leads } : {})}
    >
      {control}
    </Frame>
  )
}

const isAround = (field: CompiledField): boolean => widgetKind(field.widget).frame === 'around'

function ConsoleField({ name }: FieldProps) {
  const { model } = useShared()
  const field = model.form.fields[name]
  return field ? <FieldOf field={field} /> : null
}

function PlainField({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : <>{children}</>
}

/** Lays the fields out by the sections of the manifest; what is not asked for now is left out. */
function Sections({ properties }: ObjectFieldTemplateProps) {
  const { model, frame, before } = useShared()
  const { resource: text } = useTexts()
  const content = new Map(properties.map((property) => [property.name, property.content]))
  return model.sections.map((section) => {
    const shown = model.visible.map((field) => field.id).filter((id) => section.fields.includes(id))
    const title = text(model.resource.type, textKeys.section(section.id))
    const around = shown.map((id) => model.form.fields[id]).find((field) => field && isAround(field))
    const grid = (
      <div className={styles.grid} data-section={section.id}>
        {shown
          .filter((id) => id !== around?.id)
          .map((id) => (
            <div
              key={id}
              className={cx(
                model.form.fields[id]?.half && styles.half,
                model.form.fields[id]?.narrow && styles.narrow,
              )}
              data-field-id={id}
            >
              {content.get(id)}
            </div>
          ))}
      </div>
    )
    const children = (
      <>
        {before?.(section.id)}
        {around ? <FieldOf field={around}>{grid}</FieldOf> : grid}
      </>
    )
    return (
      <div key={section.id} className={styles.sections}>
        {frame({ id: section.id, title, children })}
      </div>
    )
  })
}

const parts = { ObjectFieldTemplate: Sections, FieldTemplate: PlainField, Field: ConsoleField }

const plainFrame: SectionFrame = ({ children }) => <Fields>{children}</Fields>

/** A frame without headings, for forms of one section in a dialog. */
export const withoutHeadings: SectionFrame = plainFrame

/**
 * Renders the fields of a form through the form library. It walks the schema; values, choices, checks and errors are the
 * model's, whose one pure state decides everything.
 */
export const FormFields = memo(function FormFields({ model, frame, before }: Shared) {
  const shared = useMemo(() => ({ model, frame, before }), [model, frame, before])
  return (
    <SharedContext value={shared}>
      <SchemaWalk schema={model.form.schema} values={model.values} parts={parts} />
    </SharedContext>
  )
})
