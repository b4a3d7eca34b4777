import { useTexts } from '../platform/i18n/use-texts'
import { usePage } from '../platform/page/page'
import { LinkButton } from '../ui/form-controls/LinkButton'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'

/** Page for an unknown URL, or for a section this site does not have. */
export function NotFound({ switchedOff = false }: { switchedOff?: boolean }) {
  const { t } = useTexts()
  const title = t(switchedOff ? 'shell.notAvailable' : 'shell.notFound')
  usePage({ title, parents: [] })
  return (
    <Page>
      <ErrorPanel
        whole
        icon="circle-help"
        title={title}
        text={t(switchedOff ? 'shell.notAvailableText' : 'shell.notFoundText')}
        actions={<LinkButton href="/">{t('shell.goHome')}</LinkButton>}
      />
    </Page>
  )
}
