import { filledPath, queryString } from '../../api/samples/sample-request'
import { service } from '../../generated/service'
import { plainCode } from '../../lib/code-piece'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { announce } from '../../ui/feedback/announce'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Segmented } from '../../ui/form-controls/Segmented'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { useCopied } from '../../ui/typography/use-copied'
import { copyLabels } from '../../platform/i18n/copy-labels'
import type { FormModel } from '../fields/form-model'
import type { Pasted } from './paste/paste-into'
import styles from './request-view.module.css'
import { secretsOf, type Samples } from './samples'
import type { Request } from './form-call'

/** Copies all calls in the selected language, including those not shown. */
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

interface PastedNoticeProps {
  pasted: Pasted
  model: FormModel
}

/** Whether a value is another one, apart from members that it has in addition, such as the defaults of a row. */
function contains(value: unknown, other: unknown): boolean {
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null)
    return Object.is(value, other)
  const members = Object.entries(other)
  if (Array.isArray(value) && value.length !== members.length) return false
  return members.every(([name, each]) => contains(Reflect.get(value, name), each))
}

/**
 * Notice of what a pasted call filled in, and what it did not and why. Fields the form does not offer are reported
 * after its options have loaded.
 */
function PastedNotice({ pasted, model }: PastedNoticeProps) {
  const t = useScreenTexts('request')
  const { resource: text } = useTexts()
  const { values, filled, unknown, placeholders, given } = pasted
  const refused = filled.filter((id) => !contains(model.values[id], values[id]))
  const labels = refused.map((id) => text(model.resource.type, textKeys.field(id)))
  const lines = [
    ...(unknown.length > 0 ? [t('notTaken', { names: unknown })] : []),
    ...(given.length > 0 ? [t('given', { names: given })] : []),
    ...(placeholders.length > 0 ? [t('placeholders', { names: placeholders })] : []),
    ...(labels.length > 0 ? [t('notOffered', { names: labels })] : []),
  ]
  return (
    <Notice
      tone={lines.length > 0 ? 'warning' : 'success'}
      strong={t('filled', { count: filled.length - refused.length })}
    >
      {lines.map((line) => (
        <p key={line} className={styles.list}>
          {line}
        </p>
      ))}
    </Notice>
  )
}

/** Calls shown; all of them are copied. */
const drawn = 10

interface CallViewProps {
  what: string
  request: Request
  samples: Samples
  /** Result of the last paste. */
  pasted: Pasted | undefined
  model: FormModel | undefined
  onPaste: (() => void) | undefined
}

/** The calls in the selected language, with what is still missing. */
export function CallView({ what, request, samples, pasted, model, onPaste }: CallViewProps) {
  const t = useScreenTexts('request')
  const { t: shared } = useTexts()
  const phone = useIsPhone()
  const { calls, missing, wrong, rereads } = request
  const { requests, languages, language, choose, code } = samples
  const [first] = requests
  const hasSecrets = calls.some((call) => {
    const secrets = secretsOf(call)
    return Object.keys(call.parameters).some((name) => secrets.has(name))
  })
  const more = requests.length - drawn
  const sentences = [
    t('text', { what }),
    ...(model ? [t('follows')] : []),
    ...(hasSecrets ? [t('secrets')] : []),
    ...(rereads ? [t('rereads')] : []),
  ]
  return (
    <div className={styles.view}>
      <p className={styles.words}>{sentences.join(' ')}</p>
      {pasted && model && <PastedNotice pasted={pasted} model={model} />}
      {missing.length + wrong.length > 0 && (
        <Notice
          tone="warning"
          strong={t('incomplete')}
          text={[
            ...(missing.length > 0 ? [t('missing', { names: missing })] : []),
            ...(wrong.length > 0 ? [t('wrong', { names: wrong })] : []),
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
              {first && requests.length === 1
                ? `${first.operation.method} ${service.path}${filledPath(first)}${queryString(first.query)}`
                : t('calls', { count: requests.length })}
            </span>
          }
          code={code(drawn)}
          // This button copies only what is shown; the button below copies everything.
          labels={more > 0 ? undefined : copyLabels(shared, t('call'))}
          foot={more > 0 ? t('more', { count: more }) : undefined}
        />
      </CodePanel>
    </div>
  )
}
