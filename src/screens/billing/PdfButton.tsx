import { callRead } from '../../api/call-read'
import { saveFile } from '../../lib/save-file'
import { GeneralError } from '../../platform/failures/general-error'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { invoiceNumber, type Invoice } from '../../platform/account/invoice'

interface PdfButtonProps {
  invoice: Invoice
  /** With a label, or an icon at the end of a row. */
  look: 'button' | 'icon'
}

/** Downloads an invoice as PDF; nothing for the current month, which has no PDF. */
export function PdfButton({ invoice, look }: PdfButtonProps) {
  const t = useScreenTexts('billing')
  const platform = usePlatform()
  const { pending, run } = useOneCall()
  const number = invoiceNumber(invoice)
  if (number === undefined) return null
  const save = async (): Promise<void> => {
    try {
      const file = await callRead(platform.client, 'getInvoicePdf', { query: { invoice_id: invoice.id } })
      if (!(file instanceof Blob)) throw new GeneralError(t('pdfEmpty'))
      saveFile(t('pdfFile', { number }), 'application/pdf', file)
    } catch (error) {
      toastError(platform, error, { text: t('invoiceOf', { number }), retry: () => void run(save) })
    }
  }
  const onPress = (): void => void run(save)
  return look === 'icon' ? (
    <IconButton icon="download" label={t('pdfOf', { number })} pending={pending} onPress={onPress} />
  ) : (
    <Button icon="download" pending={pending} onPress={onPress}>
      {t('pdf')}
    </Button>
  )
}
