import { fullQuantity } from '../../manifest/quantity'
import { estimate, totalOf, type PlacePrices } from '../../manifest/price'
import { holds } from '../../manifest/condition'
import { textKeys } from '../../manifest/text-keys'
import type { Presets } from '../../manifest/words/forms'
import { limitProblem } from '../fields/field-limits'
import { cellWords } from '../fields/value-words'
import { brokenLimit, presetsOf, type Preset } from '../fields/presets'
import type { FormModel } from '../fields/form-model'

/** A preset size: its values, text and cost. */
export interface PresetView {
  id: string
  values: Readonly<Record<string, number>>
  lines: string[]
  /** Price per month; undefined while any part is unknown. */
  month: number | undefined
  /** Why it cannot be chosen with the current form values. */
  reason: string | undefined
  active: boolean
}

/** Parts of a form presets depend on. */
export type SizedForm = Pick<
  FormModel,
  'form' | 'resource' | 'env' | 'values' | 'subject' | 'check' | 'limits'
>

function reasonOf(
  preset: Preset,
  broken: ReturnType<typeof brokenLimit>,
  model: SizedForm,
): string | undefined {
  const { texts } = model.env
  if (preset.barred) return preset.notice ?? texts.t('action.unavailable')
  const field = broken && model.form.fields[broken.field]
  if (!field) return undefined
  const problem = limitProblem(field, preset.values[field.id] ?? 0, broken.limits, model.check) ?? ''
  return `${texts.resource(model.resource.type, textKeys.field(field.id))}: ${problem}`
}

/** The values of a size as text: "20 GB". */
export function sizeWords(
  presets: Pick<Presets, 'set'>,
  model: Pick<SizedForm, 'subject' | 'env'>,
  values: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(presets.set).map(([field, { cell }]) => cellWords(cell, field, values[field], model))
}

/** Presets of the site configuration for the current form. */
export function presetViews(
  presets: Presets,
  model: SizedForm,
  prices: readonly PlacePrices[] | undefined,
): PresetView[] {
  const own = model.resource.price.filter(({ form }) => {
    const { at } = form === undefined ? {} : fullQuantity(form)
    return at !== undefined && at in presets.set
  })
  // A field that is hidden, such as the size of an existing disk, is not part of the text.
  const isAsked = (id: string): boolean => holds(model.form.fields[id]?.when, model.subject)
  const set = Object.fromEntries(Object.entries(presets.set).filter(([id]) => isAsked(id)))
  const limitsOf = (id: string) => {
    const field = isAsked(id) ? model.form.fields[id] : undefined
    return field ? model.limits(field) : {}
  }
  return presetsOf(presets, model.subject).flatMap((preset, index) => {
    const broken = brokenLimit(preset, limitsOf)
    // If the limit has its own reason, a notice already shows it for all presets.
    if (broken?.limits.because?.[broken.end] !== undefined) return []
    const { values } = preset
    const form = { ...model.values, ...values }
    const subject = { ...model.subject, record: undefined, form }
    const total = prices && totalOf(estimate(own, subject, prices))
    return [
      {
        id: String(index),
        values,
        lines: sizeWords({ set }, model, values),
        month: total?.complete ? total.amount?.month : undefined,
        reason: reasonOf(preset, broken, model),
        active: Object.keys(set).every((field) => model.values[field] === values[field]),
      },
    ]
  })
}
