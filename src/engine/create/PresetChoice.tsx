import { useState } from 'react'
import { textKeys } from '../../manifest/text-keys'
import type { Presets } from '../../manifest/words/forms'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { PresetCards } from '../../ui/form-controls/PresetCards'
import { usePrices } from '../data/use-prices'
import { originOf } from '../data/origins'
import type { FormModel } from '../fields/form-model'
import { rangeText } from '../fields/limits-text'
import { shownUnit } from '../fields/number-units'
import { presetViews } from './preset-options'
import styles from './create.module.css'

const custom = 'custom'

/** Preset sizes as cards, and "Custom" for the fields below. */
export function PresetChoice({ presets, model }: { presets: Presets; model: FormModel }) {
  const { t, resource: text, locale } = useTexts()
  const money = useMoney()
  const prices = usePrices(true)
  const [own, setOwn] = useState(false)
  const views = presetViews(presets, model, prices)
  if (views.length === 0) return null
  const [titleField = ''] = Object.keys(presets.set)
  const ownLines = Object.keys(presets.set).flatMap((id) => {
    const field = model.form.fields[id]
    const range = field ? rangeText(field, model) : ''
    return field && range !== ''
      ? [`${range} ${shownUnit(field, locale) || text(model.resource.type, textKeys.field(id))}`]
      : []
  })
  const lineCount = Math.max(...views.map((view) => view.lines.length - 1))
  const active = own ? undefined : views.find((view) => view.active)
  return (
    <div className={styles.presets} {...originOf(presets)}>
      <PresetCards
        value={active?.id ?? custom}
        onChange={(id) => {
          const view = views.find((each) => each.id === id)
          setOwn(view === undefined)
          if (view) model.setMany(view.values, true)
        }}
        options={[
          ...views.map((view) => {
            const [first = '', ...rest] = view.lines
            return {
              value: view.id,
              title: `${first} ${text(model.resource.type, textKeys.field(titleField))}`,
              lines: rest,
              price: view.month === undefined ? '—' : money.format(view.month),
              disabledReason: view.reason,
            }
          }),
          {
            value: custom,
            title: t('form.custom'),
            lines: ownLines.slice(0, lineCount),
            price: t('form.byPart'),
          },
        ]}
      />
    </div>
  )
}
