import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { singleKeysOf } from '../../platform/preferences/single-keys'
import { useStore } from '../../platform/use-store'
import { Switch } from '../../ui/form-controls/Switch'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import type { KeyGroup } from '../../ui/overlay/KeyboardSheet'
import { Keys } from '../../ui/typography/Keys'
import styles from './profile.module.css'

/** The shortcuts, and the switch for single-key ones. */
export function KeyboardTab({ groups }: { readonly groups: readonly KeyGroup[] }) {
  const { preferences } = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  const keys = singleKeysOf(preferences)
  return (
    <div className={styles.keyboard}>
      <div className={styles.singleKeys}>
        <Panel padded>
          <Switch spread checked={useStore(keys)} onChange={keys.set} label={word('shell.singleKeys')} />
          <p className={styles.note}>{t('singleKeysText')}</p>
        </Panel>
      </div>
      {groups.map(({ title, rows }) => (
        <Section key={title} title={title}>
          <ul className={styles.keys}>
            {rows.map((row) => (
              <li key={row.text}>
                <span className={styles.keyText}>{row.text}</span>
                <Keys {...row} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
