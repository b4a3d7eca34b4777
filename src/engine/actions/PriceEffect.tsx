import { changedCosts } from '../../manifest/action-costs'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Facts } from '../../ui/typography/Facts'
import { usePrices } from '../data/use-prices'
import type { FormModel } from '../fields/form-model'
import { priceChange } from './consequences'

interface PriceEffectProps {
  action: CompiledAction
  /** The record before the change. */
  subject: Subject
  model: Pick<FormModel, 'resource' | 'values' | 'allErrors' | 'subject'>
}

/** Cost of the record now and with the current form values; renders nothing until both are known. */
export function PriceEffect({ action, subject, model }: PriceEffectProps) {
  const { t, resourceIfAny } = useTexts()
  const money = useMoney()
  const prices = usePrices(changedCosts(action) !== undefined)
  const { resource, values, allErrors } = model
  const { chosen, pendingChoices } = model.subject
  const about: Subject = {
    ...subject,
    ...(chosen ? { chosen } : {}),
    ...(pendingChoices ? { pendingChoices } : {}),
  }
  const change = priceChange(resource, action, about, values, prices)
  if (!change) return null
  const { before, after } = change
  const perMonth = (amount: number): string => t('wizard.pricePerMonth', { amount: money.format(amount) })
  const difference = after - before
  const changes = difference !== 0 && Object.keys(allErrors).length === 0
  const own = resourceIfAny(resource.type, textKeys.action(action.id, 'priced'))
  const note = own ?? t('detail.excludesVat')
  const now = own === undefined ? perMonth(before) : `${perMonth(before)} (${own})`
  return (
    <Facts
      look="narrow"
      facts={[
        { id: 'before', label: t('action.priceBefore'), value: now },
        ...(changes
          ? [
              { id: 'after', label: t('action.priceAfter'), value: perMonth(after) },
              {
                id: 'difference',
                label: t('action.priceDifference'),
                value: `${difference > 0 ? '+' : ''}${money.format(difference)} (${note})`,
              },
            ]
          : []),
      ]}
    />
  )
}
