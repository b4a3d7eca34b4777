import { shownDigits } from '../../lib/money'
import { useMoney } from '../../platform/money/use-money'

const most = 6

/** Decimals needed to show a price unrounded, from `few` to 6. With `few` 2: 2 for 4.5, 3 for 0.024. */
export function priceDigits(price: number, few: number): number {
  for (let digits = few; digits < most; digits += 1)
    if (Math.abs(Number(price.toFixed(digits)) - price) < 1e-9) return digits
  return most
}

/** Formats unit prices: per month with as many decimals as needed, per hour with six. */
export function usePrice(): { month: (price: number) => string; hour: (price: number) => string } {
  const money = useMoney()
  return {
    month: (price) => {
      const few = shownDigits(money.currency)
      const digits = !money.converted ? priceDigits(price, few) : price * money.rate >= 1 ? few : few + 2
      return money.unit(price, digits)
    },
    hour: (price) => money.unit(price, most),
  }
}
