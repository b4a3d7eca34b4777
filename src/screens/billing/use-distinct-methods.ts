import { formatUtcDay, formatUtcSpan } from '../../lib/format-date'
import { listed } from '../../lib/format-list'
import { instantOf } from '../../platform/account/invoice'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { methodDetails, type Card } from './payment-method'
import { tellApart } from './tell-apart'
import { useMethodWords } from './use-method-words'

/** Names of payment methods, none of which stands for another. */
interface DistinctMethods {
  /** "Expires 05/29, Card (Omise)": what tells a method from those of the same name; empty where the name is enough. */
  readonly details: (card: Card) => readonly string[]
  /** "Visa •••• 4242", or "Visa •••• 4242, expires 05/29" beside another of that name. */
  readonly nameOf: (card: Card) => string
}

/** How to name the methods of an account where a wrong one would be charged or removed. */
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
