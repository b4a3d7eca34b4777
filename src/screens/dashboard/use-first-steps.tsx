import { useChecklist } from '../../engine/getting-started/use-checklist'
import type { CompiledResource } from '../../manifest/compiled'
import { promotionsOf } from '../../platform/account/promotions'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import type { ChecklistItem } from '../../ui/feedback/Checklist'

/** Required steps. Not a limit, which is no step, nor keys, which can be added while creating. */
const required: ReadonlySet<string> = new Set(['account', 'details', 'method', 'credit', 'create'])

/** The first steps of a customer, and whether the required ones are done. */
export interface FirstStepItems {
  items: readonly ChecklistItem[]
  done: boolean
}

/**
 * The first steps: account, its details, a payment method, the welcome credit, a first record. Suspends until the
 * forms of `resources` are loaded.
 * @param created whether there is a record
 */
export function useFirstSteps(resources: readonly CompiledResource[], created: boolean): FirstStepItems {
  const t = useScreenTexts('start')
  const money = useMoney()
  const { site } = usePlatform()
  const { accounts, current } = useBillingAccounts()
  const before = useChecklist(resources).filter(({ id }) => id !== 'limited')
  const promised = (current ? promotionsOf(current, site) : []).find(
    ({ credit_type: type }) => type === 'first_free',
  )
  const offered = promised?.amount ?? site.config.firstAccountCredit ?? 0
  const missing = (promised?.top_up_requirement ?? 0) - (promised?.top_up_done ?? 0)
  const credit: ChecklistItem = {
    id: 'credit',
    label: t('credit', { amount: money.format(offered) }),
    done: promised === undefined,
    note:
      promised === undefined
        ? undefined
        : missing > 0
          ? t('promisedAfter', { amount: money.format(missing) })
          : t('promisedSoon'),
  }
  // Unknown whether a second account gets any.
  const brings = offered > 0 && (promised !== undefined || accounts.length === 1)
  const items: ChecklistItem[] = [
    ...before.filter(({ id }) => required.has(id)),
    ...(brings ? [credit] : []),
    ...before.filter(({ id }) => !required.has(id)),
    { id: 'create', label: t('something'), done: created, note: created ? undefined : t('somethingText') },
  ]
  return { items, done: items.every(({ id, done }) => done || !required.has(id)) }
}
