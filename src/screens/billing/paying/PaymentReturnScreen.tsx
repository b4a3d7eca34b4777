import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { operationQuery } from '../../../api/queries'
import { paymentParameter, paymentReturnPath } from '../../../lib/payment-paths'
import { accountName, accountIn } from '../../../platform/account/use-billing-account'
import { useOwner } from '../../../platform/account/use-owner'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { usePage, type PageInfo } from '../../../platform/page/page'
import type { Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import { useStore } from '../../../platform/use-store'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { SkeletonLines } from '../../../ui/feedback/Skeleton'
import { Page } from '../../../ui/layout/Page'
import { PageHeader } from '../../../ui/layout/PageHeader'
import { Panel } from '../../../ui/layout/Panel'
import { useLazy } from '../../../ui/lazy'
import { LinkText } from '../../../ui/typography/LinkText'
import { entryOf } from '../../../engine/data/load-resource'
import { accountPath } from './account-path'
import { keepFollowing } from './keep-following'
import { loadPaymentTexts } from './load-texts'
import { Outcome } from './Outcome'
import { OutcomeActions } from './OutcomeActions'
import styles from './paying.module.css'
import { returnedIntent } from './returned-intent'
import { usePayments } from './use-payments'
import { useForgottenDraft } from './top-up-draft'
import { useToldReturn } from './use-returns'
import { useSettling } from './use-settling'

/** Breadcrumbs: the list of accounts, and the account of the payment. */
function useParents(intent: Intent | undefined): PageInfo['parents'] {
  const { client, texts } = usePlatform()
  const account = intent?.account
  const { data } = useQuery({
    ...operationQuery(client, 'getBillingAccount', { query: { billing_account_id: account ?? 0 } }),
    enabled: account !== undefined,
  })
  const list = entryOf('billing_account').summary.routes.list
  const found = accountIn(data)
  return [
    { href: list, label: texts.typeName('billing_account', 'many') },
    ...(found ? [{ href: accountPath(found.id), label: accountName(found) }] : []),
  ]
}

function Nothing() {
  const t = useScreenTexts('payments')
  const accounts = entryOf('billing_account').summary.routes.list
  return (
    <EmptyState
      strong={t('return.none')}
      text={t('return.noneText')}
      actions={<LinkText href={accounts}>{t('actions.back')}</LinkText>}
    />
  )
}

function Settled({ id, back }: { readonly id: string; readonly back: boolean }) {
  const { intent, isChecking, failure, check } = useSettling(id, back)
  useToldReturn(intent, back)
  useForgottenDraft(intent)
  if (!intent) return <Nothing />
  return (
    <div className={styles.card}>
      <Panel padded>
        <Outcome
          intent={intent}
          isChecking={isChecking}
          failure={failure}
          actions={(kind) => <OutcomeActions kind={kind} intent={intent} check={check} />}
        />
      </Panel>
    </div>
  )
}

/**
 * Receives the browser when it comes back from a bank or processor (requirement ROUTE-25). The payment is found by any of
 * its ids in the query. The query proves nothing and is removed; the platform is asked for the outcome. The same address with
 * the payment's own id shows it again, also after a reload and in another tab.
 */
export function PaymentReturnScreen() {
  const platform = usePlatform()
  const { texts } = platform
  useLazy(loadPaymentTexts, texts)
  const t = useScreenTexts('payments')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const owner = useOwner()
  const { intents } = usePayments()
  const all = useStore(intents)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = query.get(paymentParameter)
  const isBack = query.get('back') === '1'
  const found = shown === null && owner !== undefined ? returnedIntent(all, query) : undefined
  const title = t('return.title')
  usePage({ title, parents: useParents(all.find(({ id }) => id === shown)) })
  useEffect(() => void keepFollowing(platform), [platform])
  useEffect(() => {
    if (found) {
      const address = new URLSearchParams({ [paymentParameter]: found.id, back: '1' })
      void navigate(`${paymentReturnPath}?${address.toString()}`, { replace: true })
    }
  }, [found, navigate])
  return (
    <Page>
      <PageHeader title={title} headingRef={heading} />
      {owner === undefined || found ? (
        <Panel padded>
          <SkeletonLines widths={['40%', '70%', '55%']} />
        </Panel>
      ) : shown === null ? (
        <Nothing />
      ) : (
        <Settled key={shown} id={shown} back={isBack} />
      )}
    </Page>
  )
}
