import { inSentences } from '../../lib/format-list'
import type { CompiledField } from '../../manifest/compiled-fields'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { plainText } from '../../lib/plain-text'
import { usePrices } from '../data/use-prices'
import { priceOfSwitch, priceOfUnit } from '../fields/field-price'
import type { FieldModel } from '../fields/form-model'

/** Whether a non-numeric field decides about something priced per gigabyte. */
function isPerGigabyte(field: CompiledField, { resource }: FieldModel): boolean {
  const line = resource.price.find(({ type }) => type === field.price)
  return field.type === 'string' && line?.cell === 'gigabytes'
}

/** Hint under a field: its price, its note from another value, its help. */
export function FieldNote({ field, model }: { field: CompiledField; model: FieldModel }) {
  const { t, resource: text, locale } = useTexts()
  const money = useMoney()
  const prices = usePrices(field.price !== undefined)
  const help = field.help ? text(model.resource.type, textKeys.help(field.id)) : ''
  const own = (): string | undefined => {
    if (field.price === undefined || !prices) return undefined
    if (field.type === 'boolean') {
      const month = priceOfSwitch(field, model, prices)
      return month === undefined ? undefined : t('wizard.pricePerMonth', { amount: money.format(month) })
    }
    const price = priceOfUnit(field, model, prices)
    const unit = field.wireUnit ?? field.of?.[0]?.wireUnit
    if (price === undefined) return undefined
    const amount = money.unit(price)
    if (unit === 'GB' || unit === 'MB' || isPerGigabyte(field, model))
      return t('wizard.perUnitMonth', { amount })
    const what = text(model.resource.type, textKeys.field(field.id))
    return unit === 'count' ? t('wizard.perOneMonth', { amount, what }) : undefined
  }
  const about = plainText(field.about && resolveValue(field.about, model.subject)).replace(/\.$/, '')
  return inSentences(
    [own() ?? '', about, help].filter((each) => each !== ''),
    locale,
  )
}
