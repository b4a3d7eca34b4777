import { useState } from 'react'
import { limitOf, limitTexts, useKeyKinds } from '../../../platform/account/key-limit'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Button } from '../../../ui/form-controls/Button'
import { useLazy } from '../../../ui/lazy'
import { loadPaymentTexts } from './load-texts'
import { RequestInvoiceDialog } from './RequestInvoiceDialog'

/** Requests a top-up invoice, for customers who pay by bank transfer. */
export function RequestInvoice({ account }: { readonly account: BillingAccount }) {
  const { texts } = usePlatform()
  useLazy(loadPaymentTexts, texts)
  const t = useScreenTexts('payments')
  const { t: word } = useTexts()
  const limit = limitOf(useKeyKinds(), 'requestTopupInvoice')
  const [open, setOpen] = useState(false)
  if (account.status !== 'ACTIVE' || account.restriction_level === 'TERMINATED') return null
  return (
    <>
      <Button disabled={limit ? word(limitTexts[limit]) : false} onPress={() => setOpen(true)}>
        {t('request.open')}
      </Button>
      {open && <RequestInvoiceDialog account={account} onClose={() => setOpen(false)} />}
    </>
  )
}
