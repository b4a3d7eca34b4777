import { Suspense, useEffect, useMemo, useState } from 'react'
import { perDay } from '../../lib/balance-forecast'
import { whenIdle } from '../../lib/when-idle'
import type { CompiledResource } from '../../manifest/compiled'
import { forecastAccount, discounted } from '../../platform/account/account-forecast'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { accountsOperation, type Payer } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { enabledTypes } from '../../platform/site/enabled-types'
import { useResources } from '../data/load-resource'
import { spendingPerHour } from '../data/spending-per-hour'
import { useRecordsOnce } from '../data/use-all-records'
import type { EstimateView } from './use-estimate'
import styles from './create.module.css'

const isPriced = ({ price }: CompiledResource): boolean => price.length > 0

interface LastsProps {
  account: Payer
  /** Added cost per hour, before VAT. */
  added: number
}

/** The sentences; none while lists load. */
function Lasts({ account, added }: LastsProps) {
  const { t } = useTexts()
  const { site } = usePlatform()
  const money = useMoney()
  const words = useBalanceWords()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const { lists, pending } = useRecordsOnce(types, isPriced)
  const accounts = useResources(types).find(({ listOperation }) => listOperation === accountsOperation)
  const runs = useMemo(
    () => (pending || !accounts ? undefined : spendingPerHour(lists, accounts.type, account.id)),
    [pending, lists, accounts, account.id],
  )
  if (pending || !accounts) return null
  if (runs === undefined) return t('wizard.lastsSilent')
  const perHour = added + discounted(account, runs)
  const lasts = forecastAccount(account, perHour, site.config)
  if (lasts.hours === undefined) return null
  const forecast = lasts.empty
    ? t('wizard.nothingLeft')
    : t('wizard.lasts', { rate: money.format(perDay(perHour)), time: words.time(lasts.hours) })
  return [forecast, words.cover(account, lasts)].filter(Boolean).join(' ')
}

/**
 * How long the account's balance lasts with the new record and everything that runs. The running cost needs the lists
 * of all types, which are read when idle.
 */
export function BalanceForecast({ account, view }: { account: Payer; view: EstimateView }) {
  const { t } = useTexts()
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (view.perHour === undefined) return view.complete ? null : t('wizard.lastsUnknown')
  return (
    <span className={styles.lasts}>
      {idle && (
        <Suspense>
          <Lasts account={account} added={view.perHour} />
        </Suspense>
      )}
    </span>
  )
}
