import { useMemo } from 'react'
import { isText } from '../../lib/is-text'
import { formatMoney, formatUnitPrice } from '../../lib/money'
import { useTexts } from '../i18n/use-texts'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'

/** Formatter of amounts in the site's currency, shown in the display currency. */
export interface MoneyView {
  /** An amount: `€12.40`; `≈ US$14.14` if converted. */
  format: (amount: number) => string
  /** A unit price with four or `digits` decimals, `€0.1088`. */
  unit: (amount: number, digits?: number) => string
  /** Code of the charged currency. */
  charged: string
  /** Code of the display currency. */
  currency: string
  /** Display currency units per unit of the charged currency. */
  rate: number
  /** True if amounts are converted, so approximate. */
  converted: boolean
}

/** The display currency, the available ones, and their rates to the site's currency. */
export function useCurrencies(): {
  choices: readonly { code: string; title: string }[]
  chosen: string
  choose: (code: string) => void
  rate: number
} {
  const { site, preferences } = usePlatform()
  const { siteCurrency, displayCurrencies = [] } = site.config
  const store = preferences.of('currency', siteCurrency, isText)
  const wished = useStore(store)
  const known = displayCurrencies.find((currency) => currency.code === wished)
  const base = displayCurrencies.find((currency) => currency.code === siteCurrency)?.rate ?? 1
  return {
    choices: displayCurrencies.map(({ code, title }) => ({ code, title: title ?? code })),
    chosen: known?.code ?? siteCurrency,
    choose: store.set,
    rate: known ? known.rate / base : 1,
  }
}

/** Formats amounts of the site's currency in the display currency (requirement I18N-05). */
export function useMoney(): MoneyView {
  const { site } = usePlatform()
  const { locale } = useTexts()
  const { chosen, rate } = useCurrencies()
  const { siteCurrency: charged } = site.config
  return useMemo(() => {
    const format = { locale, currency: chosen }
    const converted = chosen !== charged
    const marked = (text: string): string => (converted ? `≈\u00a0${text}` : text)
    return {
      format: (amount) => marked(formatMoney(amount * rate, format)),
      unit: (amount, digits) => marked(formatUnitPrice(amount * rate, format, digits)),
      charged,
      currency: chosen,
      rate,
      converted,
    }
  }, [locale, chosen, rate, charged])
}
