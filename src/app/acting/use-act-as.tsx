import { useState, type ReactNode } from 'react'
import { useMayActForAnybody } from '../../platform/account/use-may-act'
import type { CustomerDialogProps } from '../../screens/acting/CustomerDialog'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import { WithActingTexts } from './WithActingTexts'

const part = lazyPart<CustomerDialogProps>(
  async () => (await import('../../screens/acting/CustomerDialog')).CustomerDialog,
)

/** Search for a customer to act as. `actAs` opens it and is undefined for ordinary users; `search` is the dialog. */
export function useActAs(): { actAs: (() => void) | undefined; search: ReactNode } {
  const may = useMayActForAnybody()
  const [open, setOpen] = useState(false)
  const Dialog = useLazyPart(part, open)
  return {
    actAs: may ? () => setOpen(true) : undefined,
    search: Dialog && (
      <WithActingTexts>
        <Dialog onClose={() => setOpen(false)} />
      </WithActingTexts>
    ),
  }
}
