import { plainCode } from '../../lib/code-piece'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { announce } from '../../ui/feedback/announce'
import { Button } from '../../ui/form-controls/Button'
import { useCopied } from '../../ui/typography/use-copied'
import type { Samples } from './use-samples'

/** Copies all calls in the language that is chosen, those that are not drawn among them. */
export function CopyCall({ samples, autoFocus }: { samples: Samples; autoFocus: boolean }) {
  const t = useScreenTexts('request')
  const { t: shared } = useTexts()
  const { state, copy } = useCopied()
  return (
    <Button
      variant="primary"
      autoFocus={autoFocus}
      icon={state === 'copied' ? 'check' : state === 'failed' ? 'x' : 'copy'}
      onPress={async () => {
        const copied = await copy(plainCode(samples.code()))
        announce(shared(copied ? 'list.copied' : 'list.copyFailed'), copied ? 'polite' : 'assertive')
      }}
    >
      {t('copy', { count: samples.requests.length })}
    </Button>
  )
}
