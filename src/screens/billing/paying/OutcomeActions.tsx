import { safeHref, webPages } from '../../../lib/safe-href'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import type { Intent } from '../../../platform/payments/intent'
import { leaveFor } from '../../../platform/leave-for'
import { useOneCall } from '../../../platform/use-one-call'
import { Button } from '../../../ui/form-controls/Button'
import { LinkButton } from '../../../ui/form-controls/LinkButton'
import { LinkText } from '../../../ui/typography/LinkText'
import { accountPath } from './account-path'
import type { OutcomeKind } from './outcome'
import { usePayments } from './use-payments'

interface OutcomeActionsProps {
  readonly kind: OutcomeKind
  readonly intent: Intent
  readonly check: () => Promise<void>
  /** Shows the form again, in a dialog; undefined on a page. */
  readonly onAgain?: (() => void) | undefined
}

/** Tab where a payment other than a top-up starts. */
const tabs = {
  invoice: 'invoices',
  invoices: 'invoices',
  request: 'invoices',
  verification: 'methods',
} as const

/** Actions on a payment: check again, open its page, start over, or go back. */
export function OutcomeActions({ kind, intent, check, onAgain }: OutcomeActionsProps) {
  const t = useScreenTexts('payments')
  const { intents } = usePayments()
  const { pending, run } = useOneCall()
  const billing = accountPath(intent.account)
  const isCredit = intent.way.kind === 'method' || intent.way.kind === 'link'
  const form = accountPath(intent.account, isCredit ? { do: 'addCredit' } : { tab: tabs[intent.way.kind] })
  const back = onAgain === undefined && <LinkText href={billing}>{t('actions.back')}</LinkText>
  const page = safeHref(intent.page, webPages)
  const startOver = (): void => {
    intents.apply(intent.id, { kind: 'abandoned' })
    onAgain?.()
  }
  // A charge is closed only after the card holder reports having finished at the bank.
  const look = (): Promise<void> => {
    if (intent.charge !== undefined) intents.apply(intent.id, { kind: 'back' })
    return check()
  }
  const again = (label: string) =>
    onAgain === undefined ? (
      <LinkButton href={form}>{label}</LinkButton>
    ) : (
      <Button onPress={onAgain}>{label}</Button>
    )
  switch (kind) {
    case 'sending':
    case 'checking':
      return back
    case 'away':
    case 'awayAtBank': {
      const label = kind === 'away' ? t('actions.open', { name: intent.way.name }) : t('actions.openBank')
      return (
        <>
          {page !== undefined &&
            (intent.way.kind === 'link' && intent.way.inWindow ? (
              <LinkButton variant="primary" href={page} external>
                {label}
              </LinkButton>
            ) : (
              <Button variant="primary" onPress={() => leaveFor(page)}>
                {label}
              </Button>
            ))}
          <Button pending={pending} onPress={() => void run(look)}>
            {t('actions.check')}
          </Button>
          <Button variant="ghost" onPress={startOver}>
            {t('actions.giveUp')}
          </Button>
          {back}
        </>
      )
    }
    case 'pending':
    case 'unknown':
    case 'requestUnknown':
      return (
        <>
          <Button pending={pending} onPress={() => void run(check)}>
            {t('actions.check')}
          </Button>
          {back}
        </>
      )
    case 'notFound':
    case 'requestNotFound':
      return (
        <>
          <Button pending={pending} onPress={() => void run(check)}>
            {t('actions.check')}
          </Button>
          <Button onPress={startOver}>{t('actions.startOver')}</Button>
          {back}
        </>
      )
    case 'done':
    case 'verified':
    case 'invoicePaid':
    case 'invoicesPaid':
    case 'requested':
      return onAgain === undefined ? (
        <LinkButton variant="primary" href={billing}>
          {t('actions.back')}
        </LinkButton>
      ) : undefined
    case 'failed':
    case 'verifyFailed':
    case 'invoiceFailed':
    case 'invoicesFailed':
    case 'invoicesPartly':
    case 'requestFailed':
      return (
        <>
          {again(t(isCredit ? 'actions.other' : 'actions.retry'))}
          {back}
        </>
      )
    case 'cancelled':
    case 'verifyCancelled':
    case 'abandoned':
      return (
        <>
          {again(t('actions.again'))}
          {back}
        </>
      )
  }
}
