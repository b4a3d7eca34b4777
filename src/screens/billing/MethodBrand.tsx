import { useScreenTexts } from '../../platform/i18n/use-texts'
import styles from './billing.module.css'
import { methodDetails, type Card } from './payment-method'

/** Letters that fit on the card symbol. */
const markLetters = 5
/** Abbreviations of longer brands. */
const shortBrands: ReadonlyMap<string, string> = new Map([
  ['mastercard', 'MC'],
  ['american express', 'Amex'],
])

/** Symbol of a payment method: "VISA", "MC", "PP". Its name is beside it. */
export function MethodBrand({ card }: { readonly card: Card }) {
  const t = useScreenTexts('billing')
  const { type, brand } = methodDetails(card)
  const mark =
    type === 'paypal'
      ? t('marks.paypal')
      : type === 'invoice'
        ? t('marks.invoice')
        : shortBrands.get(brand.toLowerCase()) || brand || t('marks.card')
  return (
    <span className={styles.brand} aria-hidden="true">
      {mark.slice(0, markLetters).toUpperCase()}
    </span>
  )
}
