import { errorMessage, errorReference } from '../../../platform/failures/failure-message'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { isNotFound, isOpen, purposeOf, type Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { LinkText } from '../../../ui/typography/LinkText'
import { accountPath } from './account-path'
import { PaymentNotice } from './PaymentNotice'
import type { Sending } from './use-send'

interface PayTroubleProps {
  readonly sending: Pick<Sending, 'trouble' | 'rivals' | 'isBusy'>
  /** Of the way that is paid with. */
  readonly name: string
  /** What to call a failure: 'Top-up error'. */
  readonly failed: string
}

/** Why the last press did not pay. */
function TroubleNotice({ sending: { trouble, isBusy }, name, failed }: PayTroubleProps) {
  const platform = usePlatform()
  const t = useScreenTexts('payments')
  if (trouble?.kind === 'refused') {
    const { reason, reference, way, account } = trouble.intent
    const isInvoice = way.kind === 'invoice' || way.kind === 'invoices'
    return (
      <Notice
        tone="error"
        strong={failed}
        text={reason === undefined ? t('failedText') : t('said', { reason })}
        reference={reference}
        // The form of a top-up has its methods in it.
        action={
          isInvoice ? (
            <LinkText href={accountPath(account, { tab: 'methods' })}>{t('actions.other')}</LinkText>
          ) : undefined
        }
      />
    )
  }
  if (trouble?.kind === 'failed')
    return (
      <Notice
        tone="error"
        strong={failed}
        text={errorMessage(platform, trouble.error)}
        reference={errorReference(trouble.error)}
      />
    )
  if (trouble?.kind === 'notStored') return <Notice tone="error" strong={failed} text={t('notStored')} />
  if (isBusy) return <Notice tone="warning" strong={t('busy')} text={t('busyText')} />
  if (trouble?.kind === 'changed')
    return <Notice tone="warning" strong={t('changed')} text={t('changedText')} />
  if (trouble?.kind === 'notBegun')
    return <Notice tone="error" strong={t('notBegun', { name })} text={t('notBegunText')} />
  return null
}

/** Another payment to know of before this one is made. */
function RivalNotice({ rival }: { readonly rival: Intent }) {
  const t = useScreenTexts('payments')
  const kind = isNotFound(rival) ? 'notFound' : isOpen(rival) ? 'open' : 'done'
  // Credit can be bought again; an invoice that is paid cannot be paid once more.
  const isAgain = kind !== 'done' || purposeOf(rival.way) === 'credit'
  return (
    <PaymentNotice
      intent={rival}
      tone="warning"
      strong={(values) => t(`rival.${kind}`, values)}
      text={t(isAgain ? `rival.${kind}Text` : 'paidElsewhere')}
    />
  )
}

/** Why the last press did not pay, and what to know before the next, which pays in spite of all that is said here. */
export function PayTrouble(props: PayTroubleProps) {
  return (
    <>
      <TroubleNotice {...props} />
      {props.sending.rivals.map((rival) => (
        <RivalNotice key={rival.id} rival={rival} />
      ))}
    </>
  )
}
