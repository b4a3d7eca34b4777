import { docHref } from '../../lib/api-docs'
import { plainCode, type CodePiece } from '../../lib/code-piece'
import { filledPath, queryString } from '../../api/samples/sample-request'
import { apiVersion } from '../../lib/api-version'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePlatform } from '../../platform/platform'
import { announce } from '../../ui/feedback/announce'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Segmented } from '../../ui/form-controls/Segmented'
import { Drawer } from '../../ui/overlay/Dialog'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { LinkText } from '../../ui/typography/LinkText'
import { useCopied } from '../../ui/typography/use-copied'
import { copyLabels } from '../copy-labels'
import type { FormModel } from '../forms/use-form'
import type { Pasted } from './paste/paste-into'
import { PastedNotice } from './PastedNotice'
import type { Request } from './request-view'
import styles from './request-view.module.css'
import { samplesIn, useSampleLanguage } from './sample-language'
import { sampleOf, secretsOf } from './shown-call'

/** Calls drawn before the rest is counted; all of them are copied. */
const drawn = 10

/** A body says nothing without its address where there are several. */
const ofSeveral = ['curl', 'TypeScript', 'HTTP'] as const
const ofOne = [...ofSeveral, 'JSON'] as const

interface CallViewProps {
  what: string
  request: Request
  /** What became of a call that was just pasted. */
  pasted: Pasted | undefined
  model: FormModel | undefined
  onPaste: (() => void) | undefined
  onClose: () => void
}

/** The call in a language of the reader's choice, whole and ready to be copied, and what it still lacks. */
export function CallView({ what, request, pasted, model, onPaste, onClose }: CallViewProps) {
  const t = useScreenTexts('request')
  const { t: shared } = useTexts()
  const { access } = usePlatform()
  const phone = useIsPhone()
  const { operation, calls, missing, wrong, rereads } = request
  const samples = calls.map((call) => sampleOf(call, access.base))
  const [first] = samples
  const languages = first?.body && samples.length === 1 ? ofOne : ofSeveral
  const [language, choose] = useSampleLanguage(languages)
  const code = (count: number): CodePiece[] => samplesIn(language, samples.slice(0, count), access.client)
  const copy = (): string => plainCode(code(samples.length))
  const hasSecrets = calls.some((call) => {
    const secrets = secretsOf(call)
    return Object.keys(call.parameters).some((name) => secrets.has(name))
  })
  const more = samples.length - drawn
  const sentences = [
    t('text', { what }),
    ...(model ? [t('follows')] : []),
    ...(hasSecrets ? [t('secrets')] : []),
    ...(rereads ? [t('rereads')] : []),
  ]
  return (
    <Drawer
      title={shared('api.viewCall')}
      closeLabel={shared('action.close')}
      onClose={onClose}
      note={<LinkText href={docHref('operations', operation)}>{t('reference', { operation })}</LinkText>}
      actions={<CopyCall label={t('copy', { count: samples.length })} text={copy} />}
    >
      <div className={styles.view}>
        <p className={styles.words}>{sentences.join(' ')}</p>
        {pasted && model && <PastedNotice pasted={pasted} model={model} />}
        {missing.length + wrong.length > 0 && (
          <Notice
            tone="warning"
            strong={t('incomplete')}
            text={[
              ...(missing.length > 0 ? [t('missing', { names: missing.join(', ') })] : []),
              ...(wrong.length > 0 ? [t('wrong', { names: wrong.join(', ') })] : []),
            ].join(' ')}
          />
        )}
        <div className={styles.choices}>
          <Segmented
            size="sm"
            label={t('language')}
            options={languages.map((each) => ({ value: each, label: each === 'JSON' ? t('body') : each }))}
            value={language}
            onChange={choose}
          />
          {onPaste &&
            (phone ? (
              <IconButton icon="clipboard-paste" label={t('paste')} onPress={onPaste} />
            ) : (
              <Button size="sm" variant="ghost" icon="clipboard-paste" onPress={onPaste}>
                {t('paste')}
              </Button>
            ))}
        </div>
        <CodePanel label={t('call')}>
          <CodePart
            head={
              <span className={styles.address}>
                {first && samples.length === 1
                  ? `${first.operation.method} ${apiVersion}${filledPath(first)}${queryString(first.query)}`
                  : t('calls', { count: samples.length })}
              </span>
            }
            code={code(drawn)}
            labels={copyLabels(shared, t('call'))}
            foot={more > 0 ? t('more', { count: more }) : undefined}
          />
        </CodePanel>
      </div>
    </Drawer>
  )
}

function CopyCall({ label, text }: { label: string; text: () => string }) {
  const { t } = useTexts()
  const { state, copy } = useCopied()
  const isDone = state === 'copied'
  return (
    <Button
      variant="primary"
      icon={isDone ? 'check' : state === 'failed' ? 'x' : 'copy'}
      onPress={async () => {
        const copied = await copy(text())
        announce(t(copied ? 'list.copied' : 'list.copyFailed'), copied ? 'polite' : 'assertive')
      }}
    >
      {label}
    </Button>
  )
}
