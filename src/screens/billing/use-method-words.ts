import { useScreenTexts } from '../../platform/i18n/use-texts'
import { methodDetails, type Card } from './payment-method'

/**
 * Name of a payment method: "Visa •••• 4242", "PayPal, mari@example.com".
 */
export function useMethodWords(): (card: Card) => string {
  const t = useScreenTexts('billing')
  return (card) => {
    const { type, brand, last4, email } = methodDetails(card)
    if (type === 'invoice') return t('methods.invoice')
    if (type === 'paypal') return email === '' ? t('methods.paypal') : t('methods.wallet', { email })
    if (last4 !== '') return t('methods.card', { brand: brand || t('methods.anyCard'), last4 })
    return brand || t('methods.unnamed', { id: String(card.id) })
  }
}
