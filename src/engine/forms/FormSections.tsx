import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { FormValues } from '../fields/form-values'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { Fields } from '../../ui/form-controls/FieldShell'
import styles from '../widgets/forms.module.css'
import { widgetKind } from '../widgets/registry'
import { FormContext, useFormState, type FormMeta, type SectionFrame } from './form-context'

const withoutHeadings: SectionFrame = ({ children }) => <Fields>{children}</Fields>

/** Groups fields by the manifest's sections, without hidden ones. */
export function FormSections({ properties }: ObjectFieldTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const state = useFormState()
  const { model, frame = withoutHeadings, before } = state
  const { resource: text } = useTexts()
  const content = new Map(properties.map((property) => [property.name, property.content]))
  return model.sections.map((section) => {
    const shown = model.visible.filter(({ id }) => section.fields.includes(id))
    const title = text(model.resource.type, textKeys.section(section.id))
    const around = shown.find(({ widget }) => widgetKind(widget).frame === 'around')
    const grid = (
      <div className={styles.grid} data-section={section.id}>
        {shown
          .filter((field) => field !== around)
          .map(({ id, width }) => (
            <div key={id} className={cx(width && styles[width])} data-field-id={id}>
              {content.get(id)}
            </div>
          ))}
      </div>
    )
    const children = (
      <>
        {before?.(section.id)}
        {around ? (
          <FormContext value={{ ...state, inside: grid }}>{content.get(around.id)}</FormContext>
        ) : (
          grid
        )}
      </>
    )
    return (
      <div key={section.id} className={styles.sections}>
        {frame({ id: section.id, title, children })}
      </div>
    )
  })
}
