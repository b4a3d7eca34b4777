import type { Promotion } from '../../platform/account/promotions'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Meter } from '../../ui/feedback/Meter'
import styles from './billing.module.css'

const kinds: ReadonlySet<string> = new Set(['first_free', 'referral_receiver', 'signup_campaign'])

/** Promotional credit: amount, reason, and progress of the required top-up (requirement BILLING-21). */
export function PromotionLine({ promotion }: { promotion: Promotion }) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { credit_type: type, amount, top_up_requirement: wanted, top_up_done: done } = promotion
  const kind = kinds.has(type) ? type : 'other'
  const credit = money.format(amount)
  if (!wanted) return <p className={styles.promotion}>{t(`promotions.${kind}`, { credit })}</p>
  const progress = t('promotions.progress', { done: money.format(done ?? 0), wanted: money.format(wanted) })
  return (
    <div className={styles.promotion}>
      <p>{t(`promotionsAfter.${kind}`, { credit, wanted: money.format(wanted) })}</p>
      <Meter label={progress} percent={((done ?? 0) / wanted) * 100} text={progress} />
      <p className={styles.small}>{progress}</p>
    </div>
  )
}
