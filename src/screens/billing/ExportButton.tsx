import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/save-file'
import { accountName, type BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'

interface ExportButtonProps {
  account: BillingAccount
  /** Content and period, for the file name: "Usage 2026-11". */
  name: string
  /** Rows, the head first; amounts in the charged currency. */
  rows: () => readonly (readonly (string | number)[])[]
}

/** Saves a table as CSV: all of its rows, in plain numbers of the charged currency. */
export function ExportButton({ account, name, rows }: ExportButtonProps) {
  const t = useScreenTexts('billing')
  const save = (): void => saveFile(`${accountName(account)}, ${name}.csv`, 'text/csv', csvOf(rows()))
  return (
    <Button icon="download" onPress={save}>
      {t('export')}
    </Button>
  )
}
