import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { HeaderButton } from '../../ui/layout/Header'
import type { SandboxDialogProps } from './SandboxDialog'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'

const part = lazyPart<SandboxDialogProps>(async () => (await import('./SandboxDialog')).SandboxDialog)

/** True on a developer's machine: localhost or an IP address (specification section 1, environments). */
export function isDevelopment(host: string): boolean {
  return host === 'localhost' || /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[')
}

/** The switches of the sandbox, offered on a developer's machine only. */
export function DevMenu() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const Dialog = useLazyPart(part, open)
  if (!isDevelopment(window.location.hostname)) return null
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
