import type { CustomDialogProps } from '../engine/actions/custom-contexts'
import type { DialogName } from '../manifest/names'
import { loadPaymentTexts } from '../screens/billing/paying/load-texts'
import { loaderOf } from './load-named-part'

/** Loads a dialog an action may name; a missing one does not compile. */
export const loadDialog = loaderOf<DialogName, CustomDialogProps>({
  'top-up': {
    texts: loadPaymentTexts,
    code: async () => (await import('../screens/billing/paying/TopUpDialog')).TopUpDialog,
  },
})
