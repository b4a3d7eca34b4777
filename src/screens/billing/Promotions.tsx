import { useDetail } from '../../engine/record/detail-context'
import { promotionsOf } from '../../platform/account/promotions'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { FactsTitle } from '../../ui/typography/Facts'
import { TextButton } from '../../ui/typography/LinkText'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { PromotionLine } from './PromotionLine'

/** Available promotional credit, and a form for a code. */
export function Promotions({ title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { resource, target, actions } = useDetail()
  const { site } = usePlatform()
  const promotions = promotionsOf(account, site)
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
