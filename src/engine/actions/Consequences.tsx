import { useCallback } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { addedCosts } from '../../manifest/action-costs'
import { monthOf } from '../../manifest/price'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Facts, type Fact } from '../../ui/typography/Facts'
import { Text } from '../../ui/typography/Text'
import { usePrices } from '../data/use-prices'
import {
  addedMonthlyCost,
  consequencesOf,
  keptMonthlyCosts,
  alsoDeleted,
  sumKnown,
  type WithPrice,
  type ReleasedRecords,
} from './consequences'

/** Lines shown; the rest is counted. */
const drawn = 8

/** Lines in a column, limited to the first `most`. */
export function limitedLines(texts: readonly string[], most = Infinity) {
  return (
    <>
      {texts.slice(0, most).map((text, index) => (
        <div key={index}>
          <Text>{text}</Text>
        </div>
      ))}
      {texts.length > most && <div>+{texts.length - most}</div>}
    </>
  )
}

/** True if an action has consequences for the bill. */
function isPriced(action: CompiledAction): boolean {
  const { kept = [] } = action
  return addedCosts(action) !== undefined || kept.some((line) => line.costs !== undefined)
}

/**
 * Labelled lists of what an action deletes, keeps (with the cost) and adds to the bill, for one or more records. Empty
 * if it declares none. `released` records are not listed as kept.
 */
export function useConsequenceFacts(
  resource: CompiledResource,
  action: CompiledAction,
  about: readonly { subject: Subject; name: string }[],
  released?: ReleasedRecords,
): Fact[] {
  const texts = useTexts()
  const money = useMoney()
  const prices = usePrices(isPriced(action))
  const { t } = texts
  const perMonth = useCallback(
    (amount: number) => t('wizard.pricePerMonth', { amount: money.format(amount) }),
    [t, money],
  )
  const priced: WithPrice = (text, costs, subject) => {
    const month = costs && monthOf(costs, subject, prices)
    return month === undefined ? text : t('action.priced', { what: text, price: perMonth(month) })
  }
  const all = about.map(({ subject }) => consequencesOf(resource, action, subject, texts, priced, released))
  const several = about.length > 1
  const deleted = several
    ? about.flatMap((each) => alsoDeleted(resource, action, each, texts) ?? [])
    : all.flatMap((each) => each.deleted)
  const kept = [...new Set(all.flatMap((each) => each.kept))]
  const months = about.flatMap(({ subject }) => keptMonthlyCosts(action, subject, prices, released))
  const together = months.length > 1 ? sumKnown(months) : undefined
  const added = sumKnown(about.map(({ subject }) => addedMonthlyCost(resource, action, subject, prices)))
  const most = several ? drawn : Infinity
  const sum =
    together !== undefined
      ? [t('action.priced', { what: t('action.together'), price: perMonth(together) })]
      : []
  return [
    ...(deleted.length > 0
      ? [{ id: 'deleted', label: t('action.deleted'), value: limitedLines(deleted, most) }]
      : []),
    ...(kept.length > 0
      ? [
          {
            id: 'kept',
            label: t('action.kept'),
            value: (
              <>
                {limitedLines(kept, most)}
                {limitedLines(sum)}
              </>
            ),
          },
        ]
      : []),
    ...(added === undefined
      ? []
      : [{ id: 'costs', label: t('action.costs'), value: `${perMonth(added)}, ${t('detail.excludesVat')}` }]),
  ]
}

/** The consequences of one record; renders nothing if there are none. */
export function Consequences(props: {
  resource: CompiledResource
  action: CompiledAction
  subject: Subject
}) {
  const facts = useConsequenceFacts(props.resource, props.action, [{ subject: props.subject, name: '' }])
  return facts.length > 0 ? <Facts facts={facts} look="narrow" /> : null
}
