import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { type AddingOptions, finish, lookAgain, lookForToken, verifySaved } from './adding'
import { AttemptNotice } from './AttemptNotice'
import type { AddingState } from './use-adding'

interface AddingNoticesProps {
  readonly state: AddingState
  readonly options: AddingOptions
  /** Name of the vendor. */
  readonly vendor: string
  readonly leave: (address: string) => void
}

/** Result of the last step, with possible actions. */
export function AddingNotices({ state, options, vendor, leave }: AddingNoticesProps) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  const { adding, attempt, pending, go } = state
  switch (adding.at) {
    case 'unsaved':
      return (
        <Notice
          tone="warning"
          strong={t('unknown')}
          text={t('unknownRest')}
          action={
            <Button pending={pending} onPress={() => go(() => lookForToken(options, adding.token))}>
              {t('look')}
            </Button>
          }
        />
      )
    case 'declined':
      return (
        <Notice
          tone="error"
          strong={t('declined')}
          text={t('bankSays', { words: errorMessage(platform, adding.error) })}
          reference={errorReference(adding.error)}
          action={
            <>
              <Button pending={pending} onPress={() => go(() => verifySaved(options, adding.card))}>
                {t('again')}
              </Button>
              <Button onPress={() => leave(window.location.href)}>{t('another')}</Button>
            </>
          }
        />
      )
    case 'pending':
    case 'unverified':
      return (
        <Notice
          tone="info"
          strong={t('pending')}
          text={t(adding.at === 'pending' ? 'pendingRest' : 'unverified')}
          action={
            <Button pending={pending} onPress={() => go(() => lookAgain(options, adding.card))}>
              {t('check')}
            </Button>
          }
        />
      )
    case 'not-primary':
      return (
        <Notice
          tone="warning"
          strong={t('notPrimary')}
          text={errorMessage(platform, adding.error)}
          reference={errorReference(adding.error)}
          action={
            <Button pending={pending} onPress={() => go(() => finish(options, adding.card))}>
              {t('again')}
            </Button>
          }
        />
      )
    case 'leaving':
      return (
        <Notice
          tone="info"
          strong={options.method.keyword === 'paypal_vault' ? t('leavingFor', { vendor }) : t('leaving')}
        />
      )
    default:
      return attempt ? <AttemptNotice attempt={attempt} vendor={vendor} /> : null
  }
}
