import { useTexts } from '../platform/i18n/use-texts'
import { usePage } from '../platform/page/page'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'

/** Shown after another tab signed in or out: this tab stops and offers a reload (quality T14). */
export function SessionChanged() {
  const { t } = useTexts()
  usePage({ title: t('shell.elsewhere'), parents: [] })
  return (
    <main>
      <Page>
        <ErrorPanel
          whole
          icon="user-round"
          title={t('shell.elsewhere')}
          text={t('shell.elsewhereText')}
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
