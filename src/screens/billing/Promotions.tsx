import { useDetail } from '../../engine/record/detail-context'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Meter } from '../../ui/feedback/Meter'
import { FactsTitle } from '../../ui/typography/Facts'
import { TextButton } from '../../ui/typography/LinkText'
import type { components } from '../../generated/api-types'
import type { AccountProps } from './account'
import styles from './billing.module.css'

type Promotion = components['schemas']['EligiblePromotion']

function PromotionLine({ promotion }: { promotion: Promotion }) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { credit_type: type, amount, top_up_requirement: wanted, top_up_done: done } = promotion
  const kind =
    type === 'first_free' || type === 'referral_receiver' || type === 'signup_campaign' ? type : 'other'
  const credit = money.format(amount)
  if (!wanted) return <p>{t(`promotions.${kind}`, { credit })}</p>
  const progress = t('promotions.progress', { done: money.format(done ?? 0), wanted: money.format(wanted) })
  return (
    <>
      <p>{t(`promotionsAfter.${kind}`, { credit, wanted: money.format(wanted) })}</p>
      <Meter label={progress} percent={((done ?? 0) / wanted) * 100} text={progress} />
      <p className={styles.small}>{progress}</p>
    </>
  )
}

/** Credit that waits for the account, and the way to enter a code for more. */
export function Promotions({ title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { resource, target, actions } = useDetail()
  const promotions = account.eligible_promotions ?? []
  const campaign = resource.actions.campaign
  const [offer] = campaign ? actions.offers([campaign], target) : []
  const enter = offer && offer.reason === undefined && (
    <TextButton onPress={() => actions.start(offer.action, target)}>{t('promotions.enter')}</TextButton>
  )
  return (
    <section className={styles.side} aria-label={title}>
      <FactsTitle action={enter}>{title}</FactsTitle>
      {promotions.length === 0 ? (
        <p>{t(account.advertise_free_credit ? 'promotions.advertised' : 'promotions.none')}</p>
      ) : (
        promotions.map((promotion, index) => (
          <PromotionLine key={`${promotion.credit_type} ${index}`} promotion={promotion} />
        ))
      )}
    </section>
  )
}
