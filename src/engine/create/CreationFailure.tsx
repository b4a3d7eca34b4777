import { isOutcomeUnknown } from '../../api/unknown-outcome'
import type { CompiledResource } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import type { Found } from '../jobs/job'

interface CreationFailureProps {
  resource: CompiledResource
  subject: Subject
  error: unknown
  /** Records the list shows although the answer was lost; undefined while unknown. */
  found: readonly Found[] | undefined
}

const ListLink = ({ resource: { type, routes } }: { resource: CompiledResource }) => (
  <LinkButton size="sm" href={routes.list}>
    {useTexts().resource(type, textKeys.many)}
  </LinkButton>
)

/** Says that a restored form was sent, and that its record may exist. */
export function LostAnswer({ resource }: { resource: CompiledResource }) {
  const { t } = useTexts()
  return (
    <Notice
      tone="warning"
      strong={t('wizard.draftSent')}
      text={t('errors.mayBeDone')}
      action={<ListLink resource={resource} />}
    />
  )
}

/**
 * Why the creation failed. If its outcome is unknown, warns that a retry may create a duplicate, until the list has
 * shown whether the record exists.
 */
export function CreationFailure({ resource, subject, error, found }: CreationFailureProps) {
  const platform = usePlatform()
  const { t, resource: text } = useTexts()
  const { type, create } = resource
  const uncertain = isOutcomeUnknown(error)
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
      // The platform's message may repeat the title.
      text={message === strong ? undefined : message}
      reference={errorReference(error)}
    >
      {uncertain ? <ListLink resource={resource} /> : undefined}
    </Notice>
  )
}
