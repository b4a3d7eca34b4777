import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import type { IconName } from '../../../lib/icon-names'
import { Badge } from '../../../ui/feedback/Badge'
import { StateMark } from '../../../ui/feedback/StateMark'
import type { Tone } from '../../../ui/tone'
import { Text } from '../../../ui/typography/Text'
import { daysLeft, type Card, type MethodState as State } from '../payment-method'
import { useMethodState } from './use-method-state'
import styles from './methods.module.css'

const looks: Readonly<Record<State, { tone: Tone; icon: IconName }>> = {
  suspended: { tone: 'error', icon: 'ban' },
  expired: { tone: 'error', icon: 'circle-alert' },
  declined: { tone: 'error', icon: 'circle-alert' },
  validating: { tone: 'warning', icon: 'clock' },
  pending: { tone: 'info', icon: 'clock' },
  unverified: { tone: 'warning', icon: 'clock' },
  expiring: { tone: 'warning', icon: 'clock' },
  verified: { tone: 'success', icon: 'circle-check' },
}

/** Badge of the primary method, and the state of a method (requirement PAYMENT-08). */
export function MethodState({ card }: { card: Card }) {
  const t = useScreenTexts('methods')
  const { now } = usePlatform()
  const { state, decline } = useMethodState(card)
  const { tone, icon } = looks[state]
  return (
    <span className={styles.marks}>
      {card.is_primary && <Badge tone="primary" label={t('primary')} />}
      <StateMark
        look={state === 'verified' ? 'quiet' : 'filled'}
        tone={tone}
        icon={icon}
        label={
          state === 'expiring'
            ? t('states.expiring', { count: daysLeft(card, now()) ?? 0 })
            : t(`states.${state}`)
        }
      />
      {decline?.reason !== undefined && (
        <span className={styles.said}>
          <Text tone="dim">{t('bankSays', { words: decline.reason })}</Text>
        </span>
      )}
    </span>
  )
}
