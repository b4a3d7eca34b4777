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
  /** Name of the way to pay. */
  readonly name: string
  /** Title of a failure: 'Top-up error'. */
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
        // A top-up form lists the methods itself.
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

/** Warns about another payment before this one is made. */
function RivalNotice({ rival }: { readonly rival: Intent }) {
  const t = useScreenTexts('payments')
  const kind = isNotFound(rival) ? 'notFound' : isOpen(rival) ? 'open' : 'done'
  // Credit can be bought again; a paid invoice cannot be paid again.
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

/** Why the last press did not pay, and warnings about rival payments. The next press pays despite them. */
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
