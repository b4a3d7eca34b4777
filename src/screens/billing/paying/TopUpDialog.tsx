import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CustomDialogProps } from '../../../engine/actions/custom-contexts'
import { operationQuery } from '../../../api/queries'
import { accountName, accountIn, type BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { LinkButton } from '../../../ui/form-controls/LinkButton'
import { Dialog } from '../../../ui/overlay/Dialog'
import { accountPath } from './account-path'
import { NewBalance } from './NewBalance'
import { SentDialog } from './SentDialog'
import { TopUpForm } from './TopUpForm'
import { useChargeMoney } from './use-charge-money'
import { useTopUp } from './use-top-up'

interface DialogProps {
  readonly account: BillingAccount
  readonly onClose: () => void
  readonly refused: string | undefined
}

function PayDialog({ account, onClose, refused }: DialogProps) {
  const { t: word } = useTexts()
  const t = useScreenTexts('payments')
  const { charge } = useChargeMoney()
  const formId = useId()
  const topUp = useTopUp(account)
  const title = t('title', { account: accountName(account) })
  const { way, final, chargeCurrency, rivals, sent, pending, pay } = topUp
  if (sent)
    return (
      <SentDialog
        id={sent.id}
        title={title}
        onClose={onClose}
        isBlocked={topUp.isBlocked}
        onAgain={topUp.renew}
      />
    )
  const sum = final.amount === undefined ? undefined : charge(final.amount, chargeCurrency)
  const label =
    sum === undefined
      ? t('payAny')
      : rivals.length > 0
        ? t('payAnyway', { amount: sum })
        : way?.way.kind === 'link'
          ? t('goOn', { name: way.processor.name ?? way.processor.keyword })
          : t('pay', { amount: sum })
  const unpriced = final.failure == null ? t('calculating') : t('notCalculated')
  const missing = topUp.isWayGone ? t('wayGone') : undefined
  const cannot = refused ?? missing ?? (sum === undefined && topUp.problem === undefined ? unpriced : false)
  return (
    <Dialog
      title={title}
      closeLabel={word('action.close')}
      onClose={onClose}
      busy={pending}
      size="high"
      note={<NewBalance account={account} topUp={topUp} />}
      actions={
        topUp.ways?.length === 0 ? (
          <>
            <Button onPress={onClose}>{word('action.cancel')}</Button>
            <LinkButton variant="primary" href={accountPath(account.id)}>
              {t('methodsLink')}
            </LinkButton>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{word('action.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" pending={pending} disabled={cannot}>
              {label}
            </Button>
          </>
        )
      }
    >
      {refused !== undefined && <Notice tone="warning" strong={refused} />}
      <TopUpForm
        id={formId}
        account={account}
        topUp={topUp}
        onSubmit={() => {
          if (refused === undefined) void pay()
        }}
      />
    </Dialog>
  )
}

/** Tops up a billing account: amount, way to pay, price (requirements PAYMENT-27 to PAYMENT-35). */
export function TopUpDialog({ target, refused, onClose }: CustomDialogProps) {
  const { client } = usePlatform()
  const { record } = target.row
  const row = accountIn(record)
  // A list row may lack fields of the account record.
  const { data } = useQuery({
    ...operationQuery(client, 'getBillingAccount', { query: { billing_account_id: row?.id ?? 0 } }),
    enabled: row !== undefined,
  })
  const account = accountIn(data) ?? row
  return account ? <PayDialog account={account} onClose={onClose} refused={refused} /> : null
}
