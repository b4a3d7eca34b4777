import { useState, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { RightsDialogProps } from '../../screens/acting/RightsDialog'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import { WithActingTexts } from './WithActingTexts'

const part = lazyPart<RightsDialogProps>(
  async () => (await import('../../screens/acting/RightsDialog')).RightsDialog,
)

/** Rights while acting for another account. `show` opens the dialog and is undefined while not acting. */
export function useRights(): { show: (() => void) | undefined; dialog: ReactNode } {
  const { session } = usePlatform()
  const { acting } = useStore(session)
  const [open, setOpen] = useState(false)
  const Dialog = useLazyPart(part, open)
  return {
    show: acting ? () => setOpen(true) : undefined,
    dialog: Dialog && (
      <WithActingTexts>
        <Dialog onClose={() => setOpen(false)} />
      </WithActingTexts>
    ),
  }
}
