import { filledPath, queryString } from '../../api/samples/sample-request'
import { service } from '../../generated/service'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Segmented } from '../../ui/form-controls/Segmented'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { copyLabels } from '../data/copy-labels'
import type { FormModel } from '../fields/form-model'
import type { Pasted } from './paste/paste-into'
import { PastedNotice } from './PastedNotice'
import type { Request } from './request-view'
import styles from './request-view.module.css'
import { secretsOf } from './shown-call'
import type { Samples } from './use-samples'

/** Calls drawn before the rest is counted; all of them are copied. */
const drawn = 10

interface CallViewProps {
  what: string
  request: Request
  samples: Samples
  /** What became of a call that was just pasted. */
  pasted: Pasted | undefined
  model: FormModel | undefined
  onPaste: (() => void) | undefined
}

/** The call in a language of the reader's choice, and what it still lacks. */
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
              {first && requests.length === 1
                ? `${first.operation.method} ${service.path}${filledPath(first)}${queryString(first.query)}`
                : t('calls', { count: requests.length })}
            </span>
          }
          code={code(drawn)}
          // What is copied here is what is drawn; below it, everything.
          labels={more > 0 ? undefined : copyLabels(shared, t('call'))}
          foot={more > 0 ? t('more', { count: more }) : undefined}
        />
      </CodePanel>
    </div>
  )
}
