import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import type { Attempt } from './adding'

interface AttemptNoticeProps {
  readonly attempt: Attempt
  /** Name of the vendor. */
  readonly vendor: string
}

/** Result of an attempt that saved nothing. */
export function AttemptNotice({ attempt, vendor }: AttemptNoticeProps) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  switch (attempt.kind) {
    case 'refused': {
      const { words } = attempt
      const said = words === undefined ? undefined : t('says', { vendor, words })
      return <Notice tone="error" strong={t('refused')} text={said} />
    }
    case 'cancelled':
      return <Notice tone="info" strong={t('walletLeft')} />
    case 'no-answer':
      return <Notice tone="error" strong={t('noAnswer', { vendor })} text={t('noAnswerRest')} />
    case 'not-there':
      return <Notice tone="info" strong={t('notThere')} />
    case 'not-stored':
      return <Notice tone="error" strong={t('addFailed')} text={t('notStored')} />
    case 'error':
      return (
        <Notice
          tone="error"
          strong={t('addFailed')}
          text={errorMessage(platform, attempt.error)}
          reference={errorReference(attempt.error)}
        />
      )
  }
}
