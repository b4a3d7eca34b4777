import { sameAddress } from '../../lib/same-address'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import type { Ids } from './entered'
import { fieldLimits } from './field-limits'
import { choiceOf, type FieldChoices } from './field-options'
import { effectiveValues, sentAs, type FormValues } from './form-values'
import { withRaised, withUsualSizes } from './presets'
import type { FormSources } from './use-form-choices'

/** Derives values from those that were typed; options depend on values, and values on options. */
export interface DerivedValues {
  /** The subject of conditions when the form has these values. */
  subjectFor: (values: FormValues) => Subject
  /**
   * Values with default options and usual sizes.
   * @param own fields filled in by typing, URL or draft
   * @param byHand those of them that no preset has set
   * @param chosen fields whose option stays even if it is not offered
   */
  settle: (typed: FormValues, own: Ids, byHand: Ids, chosen: Ids) => FormValues
}

/** Derives the values of a form from those that are typed. */
export function derivedValues(
  form: CompiledForm,
  fields: readonly CompiledField[],
  base: Subject,
  sources: FormSources,
): DerivedValues {
  const subjectFor = (values: FormValues): Subject => {
    const about: Subject = { ...base, location: sources.location, form: values, isEqual: sameAddress }
    // A hidden field has no value, even if it had one before.
    const choicesAt = (id: string): FieldChoices | undefined => {
      const field = form.fields[id]
      return field && holds(field.when, about) ? sources.choicesOf(field, about) : undefined
    }
    return {
      ...about,
      pendingChoices: (id) => (choicesAt(id)?.state ?? 'known') !== 'known',
      chosen: (id) => choiceOf(choicesAt(id), values[id])?.item,
    }
  }
  return {
    subjectFor,
    settle: (typed, own, byHand, chosen) => {
      const settled = effectiveValues(
        fields,
        typed,
        (field, soFar) => sources.choicesOf(field, subjectFor(soFar)),
        chosen,
      )
      const subject = subjectFor(settled)
      const about = {
        subject,
        limitRows: sources.limitRows,
        sent: (parameter: string) => sentAs(form, subject, parameter),
      }
      const sizes = withUsualSizes(form, settled, subject, own, (id) => {
        const field = form.fields[id]
        return field ? fieldLimits(field, about) : {}
      })
      return withRaised(fields, sizes, subject, byHand)
    },
  }
}
