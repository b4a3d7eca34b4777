import { useCallback } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { monthOf } from '../../manifest/price'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Facts, type Fact } from '../../ui/typography/Facts'
import { Text } from '../../ui/typography/Text'
import { usePrices } from '../data/use-prices'
import {
  addedMonth,
  consequencesOf,
  keptMonths,
  lostWith,
  sumOf,
  type Priced,
  type Released,
} from './consequences'

/** Lines drawn before the rest is counted. */
const drawn = 8

/** Lines one below the other; of many, the first. */
export function linesOf(texts: readonly string[], most = Infinity) {
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

/** True when an action says something about money. */
function isPriced({ kept = [], costs }: CompiledAction): boolean {
  return costs !== undefined || kept.some((line) => line.costs !== undefined)
}

/**
 * What an action deletes, what it leaves and what that goes on costing, and what it adds to what is paid, as labelled
 * lists for one record or several; empty when it says none of it. What is `released` with it is not left.
 */
export function useConsequenceFacts(
  resource: CompiledResource,
  action: CompiledAction,
  about: readonly { subject: Subject; name: string }[],
  released?: Released,
): Fact[] {
  const texts = useTexts()
  const money = useMoney()
  const prices = usePrices(isPriced(action))
  const { t } = texts
  const perMonth = useCallback(
    (amount: number) => t('wizard.pricePerMonth', { amount: money.format(amount) }),
    [t, money],
  )
  const priced: Priced = (text, costs, subject) => {
    const month = costs && monthOf(costs, subject, prices)
    return month === undefined ? text : t('action.priced', { what: text, price: perMonth(month) })
  }
  const all = about.map(({ subject }) => consequencesOf(resource, action, subject, texts, priced, released))
  const several = about.length > 1
  const deleted = several
    ? about.flatMap((each) => lostWith(resource, action, each, texts) ?? [])
    : all.flatMap((each) => each.deleted)
  const kept = [...new Set(all.flatMap((each) => each.kept))]
  const months = about.flatMap(({ subject }) => keptMonths(action, subject, prices, released))
  const together = months.length > 1 ? sumOf(months) : undefined
  const added = sumOf(about.map(({ subject }) => addedMonth(resource, action, subject, prices)))
  const most = several ? drawn : Infinity
  const sum =
    together !== undefined
      ? [t('action.priced', { what: t('action.together'), price: perMonth(together) })]
      : []
  return [
    ...(deleted.length > 0
      ? [{ id: 'deleted', label: t('action.deleted'), value: linesOf(deleted, most) }]
      : []),
    ...(kept.length > 0
      ? [
          {
            id: 'kept',
            label: t('action.kept'),
            value: (
              <>
                {linesOf(kept, most)}
                {linesOf(sum)}
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

/** The same, drawn for one record; nothing when there is nothing to say. */
export function Consequences(props: {
  resource: CompiledResource
  action: CompiledAction
  subject: Subject
}) {
  const facts = useConsequenceFacts(props.resource, props.action, [{ subject: props.subject, name: '' }])
  return facts.length > 0 ? <Facts facts={facts} look="narrow" /> : null
}
