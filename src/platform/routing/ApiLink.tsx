import { docHref } from '../../lib/api-docs'
import type { OperationId } from '../../generated/operations'
import { useTexts } from '../i18n/use-texts'
import { LinkButton } from '../../ui/form-controls/LinkButton'

/** Link in a page header to the API documentation of its call. */
export function ApiLink({ operation }: { operation: OperationId }) {
  const { t } = useTexts()
  return (
    <LinkButton href={docHref('operations', operation)} variant="ghost" icon="code-xml" iconOnPhone>
      {t('api.title')}
    </LinkButton>
  )
}
