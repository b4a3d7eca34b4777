import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Amount } from './Amount'
import styles from './billing.module.css'
import type { UsageGroup } from './usage'

/** What was spent on each kind of thing, as shares of a bar and in words. */
export function UsageBar({ label, groups }: { label: string; groups: readonly UsageGroup[] }) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const spent = groups.filter(({ cost }) => cost > 0)
  if (spent.length === 0) return null
  const words = spent.map(({ kind, cost }) => `${t(`usage.${kind}`)} ${money.format(cost)}`)
  return (
    <div className={styles.usage}>
      <div className={styles.bar} role="img" aria-label={[label, ...words].join(', ')}>
        {spent.map(({ kind, cost }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: cost }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {spent.map(({ kind, cost }) => (
          <li key={kind} data-kind={kind}>
            {t(`usage.${kind}`)}{' '}
            <strong>
              <Amount value={cost} />
            </strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
