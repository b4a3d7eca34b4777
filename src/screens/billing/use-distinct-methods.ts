import { formatUtcDay, formatUtcSpan } from '../../lib/format-date'
import { listed } from '../../lib/format-list'
import { instantOf } from '../../platform/account/invoice'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { methodDetails, type Card } from './payment-method'
import { tellApart } from './tell-apart'
import { useMethodWords } from './use-method-words'

/** Unambiguous names of payment methods. */
interface DistinctMethods {
  /** "Expires 05/29, Card (Omise)": details that distinguish methods of the same name; empty if the name is unique. */
  readonly details: (card: Card) => readonly string[]
  /** "Visa •••• 4242", or "Visa •••• 4242, expires 05/29" beside another of that name. */
  readonly nameOf: (card: Card) => string
}

/** Unambiguous names, so that the wrong method is not charged or removed. */
export function useDistinctMethods(cards: readonly Card[]): DistinctMethods {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { site } = usePlatform()
  const { paymentProcessors = [] } = site.config
  const nameOf = useMethodWords()
  const details = tellApart(cards, nameOf, [
    (card) => {
      const { expiry } = methodDetails(card)
      return expiry === '' ? undefined : t('expires', { expiry })
    },
    ({ processor }) => paymentProcessors.find(({ keyword }) => keyword === processor?.keyword)?.name,
    ({ created }) => {
      const day = instantOf(created)
      return day && t('addedOn', { day: formatUtcDay(day, locale) })
    },
    ({ created }) => {
      const time = instantOf(created)
      return time && t('addedOn', { day: formatUtcSpan(time, undefined, locale) })
    },
    ({ id }) => t('methods.unnamed', { id: String(id) }),
  ])
  return { details, nameOf: (card) => listed([nameOf(card), ...details(card)], locale) }
}
