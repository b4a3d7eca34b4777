import { apiPage } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { ApiFrame } from './ApiFrame'
import type { Docs } from './load-docs'

/** Page for an unknown documentation URL. */
export function ApiNotThere({ docs }: { docs: Docs }) {
  const t = useScreenTexts('api')
  return (
    <ApiFrame docs={docs} title={t('notThere')}>
      <ErrorPanel
        icon="circle-help"
        title={t('notThere')}
        text={t('notThereText')}
        actions={<LinkButton href={apiPage}>{t('toOverview')}</LinkButton>}
      />
    </ApiFrame>
  )
}
