import type { ComponentType } from 'react'
import type { CustomDialogProps, LoadDialog } from '../engine/actions/custom-dialog-context'
import type { DialogName } from '../manifest/names'
import type { Texts } from '../platform/i18n/texts'
import { loadPaymentTexts } from '../screens/billing/paying/load-texts'
import { lazy } from '../ui/lazy'

/** Code of every dialog a manifest may name, and its texts; a missing one does not compile. */
const dialogCode: Readonly<
  Record<
    DialogName,
    { texts: (texts: Texts) => Promise<unknown>; code: () => Promise<ComponentType<CustomDialogProps>> }
  >
> = {
  'top-up': {
    texts: loadPaymentTexts,
    code: async () => (await import('../screens/billing/paying/TopUpDialog')).TopUpDialog,
  },
}

/** Loads a dialog and its texts, once. */
export const loadDialog: LoadDialog = lazy(async (name, texts) => {
  const { texts: load, code } = dialogCode[name]
  const [dialog] = await Promise.all([code(), load(texts)])
  return dialog
})
