import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { CopyButton } from '../../ui/typography/CopyButton'
import { MethodMark } from '../../ui/typography/MethodMark'
import styles from './api.module.css'
import { service } from '../../generated/service'

/** Method and path of an operation, with marked parameters. */
export function PathLine({ method, path }: { method: string; path: string }) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const whole = service.path + path
  return (
    <CodePanel label={t('path')}>
      <CodePart
        head={
          <span className={styles.line}>
            <MethodMark method={method} onCode />
            <code tabIndex={0}>
              {whole.split(/(\{[^}]+\})/).map((part, index) => (
                <span key={index} className={index % 2 === 1 ? styles.parameter : undefined}>
                  {part}
                </span>
              ))}
            </code>
            <CopyButton look="code" value={whole} labels={copyLabels(shared, t('what.path'))} />
          </span>
        }
      />
    </CodePanel>
  )
}
