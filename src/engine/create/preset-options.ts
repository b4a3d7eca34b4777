import { isRecord } from '../../lib/is-record'
import { estimate, totalOf, type PlacePrices } from '../../manifest/price'
import { readFirst } from '../../manifest/subject'
import type { Presets } from '../../manifest/vocabulary'
import { cellInput } from '../cells/cell'
import { cellKind } from '../cells/registry'
import type { FormModel } from '../forms/use-form'

/** A ready-made size: the values it sets, its words, what it costs. */
export interface PresetView {
  id: string
  values: Readonly<Record<string, number>>
  lines: string[]
  /** Money per month; undefined while prices are not known. */
  month: number | undefined
  /** Rules out what is chosen elsewhere. */
  barred: boolean
  notice: string | undefined
  active: boolean
}

/** The presets of the site configuration as the form sees them; one that lacks a size is no preset. */
export function presetViews(
  presets: Presets,
  model: FormModel,
  prices: readonly PlacePrices[] | undefined,
): PresetView[] {
  const items = readFirst(model.subject.surroundings.site, presets.site)
  if (!Array.isArray(items)) return []
  const own = model.resource.price.filter(
    (line) => line.form && 'form' in line.form && line.form.form in presets.set,
  )
  const keys = Object.values(presets.set).map(({ key }) => key)
  const whole = items.filter(isRecord).filter((item) => keys.every((key) => typeof item[key] === 'number'))
  return whole.map((item, index) => {
    const values: Record<string, number> = {}
    const lines: string[] = []
    for (const [field, { key, times = 1, cell }] of Object.entries(presets.set)) {
      const number = Number(item[key])
      values[field] = number * times
      const input = cellInput(
        { id: field, values: ['value'], refers: null, cell },
        { ...model.subject, record: { value: number * times } },
        model.env,
      )
      lines.push(cellKind(cell).text(input))
    }
    const form = { ...model.values, ...values }
    const chosen = presets.bars ? model.values[presets.bars.field] : undefined
    const barredFor = presets.bars ? item[presets.bars.key] : undefined
    const subject = { ...model.subject, record: undefined, form }
    return {
      id: String(index),
      values,
      lines,
      month: prices ? totalOf(estimate(own, subject, prices)).amount?.month : undefined,
      barred: Array.isArray(barredFor) && barredFor.includes(chosen),
      notice:
        presets.notice && typeof item[presets.notice] === 'string' ? String(item[presets.notice]) : undefined,
      active: Object.entries(values).every(([field, value]) => model.values[field] === value),
    }
  })
}
