import { ReadState } from '../../engine/record/ReadState'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Badge } from '../../ui/feedback/Badge'
import { FactsTitle } from '../../ui/typography/Facts'
import { Text } from '../../ui/typography/Text'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { daysLeft, methodDetails, methodsIn, methodState, type Card } from './payment-method'
import { useAccountList } from './use-account-list'
import { useMethodWords } from './use-method-words'

/** Letters that fit on the little card. */
const markLetters = 5
/** What is written there of brands whose names are longer. */
const shortBrands: ReadonlyMap<string, string> = new Map([
  ['mastercard', 'MC'],
  ['american express', 'Amex'],
])

function Method({ card }: { card: Card }) {
  const t = useScreenTexts('billing')
  const { now } = usePlatform()
  const nameOf = useMethodWords()
  const { type, brand, expiry, holder } = methodDetails(card)
  const state = methodState(card, now())
  const mark =
    type === 'paypal'
      ? t('marks.paypal')
      : type === 'invoice'
        ? t('marks.invoice')
        : shortBrands.get(brand.toLowerCase()) || brand || t('marks.card')
  const about = [expiry && t('expires', { expiry }), holder].filter(Boolean).join(', ')
  return (
    <li className={styles.method}>
      <span className={styles.brand} aria-hidden="true">
        {mark.slice(0, markLetters).toUpperCase()}
      </span>
      <div>
        <span className={styles.methodName}>
          <Text strong>{nameOf(card)}</Text>
          {card.is_primary && <Badge mini tone="primary" label={t('methods.primary')} />}
          {state === 'expired' && (
            <Badge mini tone="error" icon="circle-alert" label={t('methods.expired')} />
          )}
          {state === 'pending' && <Badge mini tone="info" icon="clock" label={t('methods.pending')} />}
          {state === 'unverified' && (
            <Badge mini tone="warning" icon="clock" label={t('methods.unverified')} />
          )}
          {state === 'expiring' && (
            <Badge
              mini
              tone="warning"
              icon="clock"
              label={t('methods.expiring', { count: daysLeft(card, now()) ?? 0 })}
            />
          )}
        </span>
        {about !== '' && <Text tone="faint">{about}</Text>}
      </div>
    </li>
  )
}

/** The ways an account pays, the one that is charged first at the top. */
export function PaymentMethods({ title }: AccountProps) {
  const t = useScreenTexts('billing')
  const elements = useAccountList('cards')
  const methods = methodsIn(elements.items)
  return (
    <section className={styles.side} aria-label={title}>
      <FactsTitle>{title}</FactsTitle>
      <ReadState title={title} elements={elements}>
        {methods.length === 0 ? (
          <Text tone="dim">{t('methods.none')}</Text>
        ) : (
          <ul>
            {methods.map((card) => (
              <Method key={card.id} card={card} />
            ))}
          </ul>
        )}
      </ReadState>
    </section>
  )
}
