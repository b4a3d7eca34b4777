import { estimate, totalOf, type PlacePrices } from '../../manifest/price'
import { textKeys } from '../../manifest/text-keys'
import type { Presets } from '../../manifest/words/forms'
import { cellInput } from '../cells/cell'
import { cellKind } from '../cells/registry'
import { limitProblem } from '../forms/form-check'
import { brokenLimit, presetsOf, type Preset } from '../forms/presets'
import type { FormModel } from '../forms/use-form'

/** A ready-made size: the values it sets, its words, what it costs. */
export interface PresetView {
  id: string
  values: Readonly<Record<string, number>>
  lines: string[]
  /** Money per month; undefined while prices are not known. */
  month: number | undefined
  /** Why it cannot be chosen with what is chosen elsewhere. */
  reason: string | undefined
  active: boolean
}

/** What of a form presets are seen by. */
export type SizedForm = Pick<
  FormModel,
  'form' | 'resource' | 'env' | 'values' | 'subject' | 'check' | 'limits'
>

function reasonOf(preset: Preset, model: SizedForm): string | undefined {
  const { texts } = model.env
  if (preset.barred) return preset.notice ?? texts.t('action.unavailable')
  const limitsOf = (id: string) => {
    const field = model.form.fields[id]
    return field ? model.limits(field) : {}
  }
  const broken = brokenLimit(preset, limitsOf)
  const field = broken && model.form.fields[broken.field]
  if (!field) return undefined
  const problem = limitProblem(field, preset.values[field.id] ?? 0, broken.limits, model.check) ?? ''
  return broken.limits.because?.[broken.end] === undefined
    ? `${texts.resource(model.resource.type, textKeys.field(field.id))}: ${problem}`
    : problem
}

/** The presets of the site configuration as the form sees them. */
export function presetViews(
  presets: Presets,
  model: SizedForm,
  prices: readonly PlacePrices[] | undefined,
): PresetView[] {
  const own = model.resource.price.filter(
    (line) => line.form && 'form' in line.form && line.form.form in presets.set,
  )
  return presetsOf(presets, model.subject).map((preset, index) => {
    const { values } = preset
    const form = { ...model.values, ...values }
    const subject = { ...model.subject, record: undefined, form }
    return {
      id: String(index),
      values,
      lines: Object.entries(presets.set).map(([field, { cell }]) => {
        const about = { ...model.subject, record: { value: values[field] } }
        return cellKind(cell).text(
          cellInput({ id: field, values: ['value'], refers: null, cell }, about, model.env),
        )
      }),
      month: prices ? totalOf(estimate(own, subject, prices)).amount?.month : undefined,
      reason: reasonOf(preset, model),
      active: Object.entries(values).every(([field, value]) => model.values[field] === value),
    }
  })
}
