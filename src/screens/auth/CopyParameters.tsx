import { maskedLines } from '../../lib/masked'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import type { CallbackParameter } from '../../platform/identity/identity-provider'
import { announce } from '../../ui/feedback/announce'
import { Button } from '../../ui/form-controls/Button'
import { useCopied } from '../../ui/typography/use-copied'

/** Copies the parameters a provider has returned, with secrets masked (requirement AUTH-41, quality S3). */
export function CopyParameters({ parameters }: { readonly parameters: readonly CallbackParameter[] }) {
  const t = useScreenTexts('auth')
  const { state, copy } = useCopied()
  const label = parameters.some(({ secret }) => secret) ? t('copyMasked') : t('copy')
  return (
    <Button
      icon={state === 'copied' ? 'check' : 'copy'}
      onPress={async () => {
        const done = await copy(maskedLines(parameters))
        announce(done ? t('copied') : t('notCopied'), done ? 'polite' : 'assertive')
      }}
    >
      {state === 'copied' ? t('copied') : label}
    </Button>
  )
}
