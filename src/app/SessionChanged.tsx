import { useTexts } from '../platform/i18n/use-texts'
import { usePage } from '../platform/page/page'
import type { Elsewhere } from '../platform/session/session'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'

const keys = {
  'signed-out': 'signedOut',
  ended: 'ended',
  'signed-in': 'signedIn',
  acting: 'acting',
  'acting-ended': 'actingEnded',
} as const

/** Shown after another tab changed the session: this tab stops, shows who is signed in now and offers a reload (quality T14). */
export function SessionChanged({ elsewhere }: { readonly elsewhere: Elsewhere }) {
  const { t } = useTexts()
  const key = keys[elsewhere.kind]
  const name = 'name' in elsewhere ? elsewhere.name : ''
  const title = t(`shell.elsewhere.${key}`, { name })
  usePage({ title, parents: [] })
  return (
    <main>
      <Page>
        <ErrorPanel
          whole
          icon="user-round"
          title={title}
          text={t(`shell.elsewhere.${key}Text`, { name })}
          actions={
            <Button variant="primary" onPress={() => window.location.reload()}>
              {t('shell.reload')}
            </Button>
          }
        />
      </Page>
    </main>
  )
}
