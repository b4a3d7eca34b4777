import { limitOf, useKeyKinds } from '../../platform/account/key-limit'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { actingName, type Acting } from '../../platform/session/acting'
import { cx } from '../../ui/cx'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Icon } from '../../ui/Icon'
import styles from './acting.module.css'
import { rightsOf } from './rights'

interface Line {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  readonly allowed: boolean
}

/** Allowed and refused actions, with the reason, according to the API description. */
export function RightsList({ acting, label }: { acting: Acting; label: string }) {
  const t = useScreenTexts('acting')
  const kinds = useKeyKinds()
  const { site } = usePlatform()
  const name = actingName(acting)
  const rights = rightsOf((operation) => limitOf(kinds, operation)).map(({ id, limit }): Line => ({
    id,
    label: t(`rights.${id === 'accounts' && limit ? 'accountsLimited' : id}`, { name }),
    note: limit ? t(`rights.${limit}`) : id === 'tokens' ? t('rights.tokensNote') : undefined,
    allowed: limit === undefined,
  }))
  const chat = { id: 'chat', label: t('rights.chat'), note: t('rights.chatOff'), allowed: false }
  const lines = site.config.chatEnabled === true ? [...rights, chat] : rights
  return (
    <ul className={styles.rights} aria-label={label}>
      {lines.map(({ id, label: words, note, allowed }) => (
        <li key={id} className={cx(allowed && styles.allowed)}>
          <Icon name={allowed ? 'check' : 'lock'} />
          <span>
            <VisuallyHidden>{t(allowed ? 'rights.allowed' : 'rights.refused')}: </VisuallyHidden>
            {words}
            {note !== undefined && <span className={styles.why}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
