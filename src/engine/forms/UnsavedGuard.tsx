import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'

/** Asks before changes are lost by leaving the page; never for an untouched form. Changes of the same page do not count. */
export function UnsavedGuard({ active, title }: { active: boolean; title: string }) {
  const { t } = useTexts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      alert
      title={title}
      description={t('wizard.leaveText')}
      closeLabel={t('action.close')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onPress={blocker.reset} autoFocus>
            {t('wizard.keep')}
          </Button>
          <Button variant="danger" onPress={blocker.proceed}>
            {t('wizard.leaveButton')}
          </Button>
        </>
      }
    />
  )
}
