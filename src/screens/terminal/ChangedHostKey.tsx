import { type ReactNode, useId } from 'react'
import { formatDay } from '../../lib/format-date'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Icon } from '../../ui/Icon'
import { Facts } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import type { KnownHost } from './known-hosts'
import styles from './terminal.module.css'

interface ChangedHostKeyProps {
  /** Name of the machine. */
  readonly name: string
  readonly address: string
  readonly known: KnownHost
  /** Fingerprint of the key it shows now. */
  readonly shown: string
  /** Address of the support page. */
  readonly support: string
  readonly aside: ReactNode
  readonly onReplace: () => void
  readonly onRefuse: () => void
}

/** Warning in place of the terminal that the host key is not the known one. */
export function ChangedHostKey(props: ChangedHostKeyProps) {
  const { name, address, known, shown, support, aside, onReplace, onRefuse } = props
  const t = useScreenTexts('terminal')
  const id = useId()
  const { locale } = useTexts()
  const since = formatDay(new Date(known.since), locale, true)
  const print = (text: string) => <span className={styles.fingerprint}>{text}</span>
  return (
    <div className={styles.connect} data-covers>
      <div
        className={styles.form}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <div className={styles.warning}>
          <Icon name="shield-alert" size={20} />
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {t('changed')}
            </h2>
            <p id={`${id}-text`} className={styles.hint}>
              {t('changedText', { address, since, name })}
            </p>
          </div>
        </div>
        <div className={styles.prints}>
          <Facts
            look="lines"
            facts={[
              { id: 'known', label: t('knownSince', { since }), value: print(known.fingerprint) },
              { id: 'now', label: t('now'), value: <span className={styles.problem}>{print(shown)}</span> },
            ]}
          />
        </div>
        <div className={styles.choices}>
          <Button variant="primary" autoFocus onPress={onRefuse}>
            {t('doNotConnect')}
          </Button>
          <Button variant="danger-quiet" onPress={onReplace}>
            {t('replace')}
          </Button>
          <LinkText href={support}>{t('askSupport')}</LinkText>
        </div>
        <p className={styles.hint}>{t('replaceHint')}</p>
      </div>
      {aside}
    </div>
  )
}
