import { useTexts } from '../platform/i18n/use-texts'
import { usePage } from '../platform/page/page'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'

/** Another tab of this browser signed in as somebody else or out: this tab stops and offers a reload (quality T14). */
export function Elsewhere() {
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
