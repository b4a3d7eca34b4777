import { mayBeDone } from '../../api/unknown-outcome'
import type { CompiledResource } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import type { Found } from '../jobs/job'

interface CreationFailureProps {
  resource: CompiledResource
  subject: Subject
  error: unknown
  /** What the list says was made though the answer was lost; undefined while that is not known. */
  found: readonly Found[] | undefined
}

/**
 * Why nothing was made, or that this is not known: then where to look, because a second press may make a second one. Once
 * the list has told, what was made, or that it has nothing of it.
 */
export function CreationFailure({ resource, subject, error, found }: CreationFailureProps) {
  const platform = usePlatform()
  const { t, resource: text } = useTexts()
  const { type, routes, create } = resource
  const uncertain = mayBeDone(error)
  const failed = create?.failed.find(({ when }) => holds(when, subject))
  const usual = failed ? text(type, textKeys.failure(failed.id)) : t('errors.create')
  if (uncertain && found && found.length > 0)
    return found.map(({ name, page }) => (
      <Notice key={page} tone="warning" strong={t('wizard.madeAllTheSame', { name })}>
        <LinkButton size="sm" href={page}>
          {t('wizard.showTwin')}
        </LinkButton>
      </Notice>
    ))
  const strong = !uncertain ? usual : t(found ? 'wizard.notListed' : 'errors.mayBeDone')
  const message = errorMessage(platform, error)
  return (
    <Notice
      tone="error"
      strong={strong}
      // The platform may say no more than the console does.
      text={message === strong ? undefined : message}
      reference={errorReference(error)}
    >
      {uncertain ? (
        <LinkButton size="sm" href={routes.list}>
          {text(type, textKeys.many)}
        </LinkButton>
      ) : undefined}
    </Notice>
  )
}
