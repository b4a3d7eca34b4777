import { listed } from '../../lib/format-list'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { cx } from '../../ui/cx'
import styles from './billing.module.css'
import kinds from './kinds.module.css'
import { Legend } from './Legend'
import type { UsageGroup } from './usage'

/** Cost by kind, as a stacked bar and in words. */
export function UsageBar({ label, groups }: { label: string; groups: readonly UsageGroup[] }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const money = useMoney()
  const spent = groups.filter(({ cost }) => cost > 0)
  if (spent.length === 0) return null
  const words = spent.map(({ kind, cost }) => `${t(`usage.${kind}`)} ${money.format(cost)}`)
  return (
    <div className={cx(styles.usage, kinds.kinds)}>
      <div className={styles.bar} role="img" aria-label={listed([label, ...words], locale)}>
        {spent.map(({ kind, cost }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: cost }} />
        ))}
      </div>
      <Legend parts={spent.map(({ kind, cost }) => ({ part: kind, cost }))} />
    </div>
  )
}
