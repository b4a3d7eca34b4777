import { useState } from 'react'
import { callRead } from '../../api/call-read'
import { ownFiles, safeHref } from '../../lib/safe-href'
import { showFile } from '../../lib/show-file'
import { GeneralError } from '../../platform/failures/general-error'
import { invoiceNumber, type Invoice } from '../../platform/account/invoice'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { LinkText } from '../../ui/typography/LinkText'

/** Opens an invoice as PDF in a new window; nothing for the current month, which has no PDF. */
export function ShowPdf({ invoice }: { invoice: Invoice }) {
  const t = useScreenTexts('billing')
  const platform = usePlatform()
  const { pending, run } = useOneCall()
  /** URL of the PDF if the browser has blocked its window. */
  const [blocked, setBlocked] = useState<string>()
  const number = invoiceNumber(invoice)
  if (number === undefined) return null
  const show = async (): Promise<void> => {
    try {
      const file = await callRead(platform.client, 'getInvoicePdf', { query: { invoice_id: invoice.id } })
      if (!(file instanceof Blob)) throw new GeneralError(t('pdfEmpty'))
      setBlocked(safeHref(showFile('application/pdf', file), ownFiles))
    } catch (error) {
      toastError(platform, error, { text: t('invoiceOf', { number }), retry: () => void run(show) })
    }
  }
  if (blocked !== undefined)
    return (
      <span role="status">
        {t('pdfBlocked')}{' '}
        <LinkText href={blocked} external>
          {t('pdfOpen')}
        </LinkText>
      </span>
    )
  return (
    <Button icon="file-text" pending={pending} onPress={() => void run(show)}>
      {t('pdfShow')}
    </Button>
  )
}
