import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { HeaderButton } from '../../ui/layout/Header'
import type { SandboxDialogProps } from './SandboxDialog'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'

const part = lazyPart<SandboxDialogProps>(async () => (await import('./SandboxDialog')).SandboxDialog)

/** Menu of the sandbox, only in development environments. */
export function DevMenu() {
  const { environment } = usePlatform()
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const Dialog = useLazyPart(part, open)
  if (environment !== 'development') return null
  return (
    <>
      <HeaderButton
        icon="wrench"
        label={t('dev.title')}
        desktopOnly
        popup={{ kind: 'dialog', expanded: open }}
        onIntent={prefetch(part)}
        onPress={() => setOpen(true)}
      />
      {Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
