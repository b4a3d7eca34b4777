import { countedElements, fullQuantity } from '../../../src/manifest/quantity'
import type { ManifestContext } from '../context'
import { pricesOf } from '../walk-prices'

/** A price line counts one number, or with `sum`, `each` or `count` the elements of an array. */
export function priceOfList(context: ManifestContext): void {
  const { report } = context
  for (const { at, line } of pricesOf(context)) {
    for (const side of ['record', 'form'] as const) {
      const quantity = line[side]
      if (quantity === undefined) continue
      const counted = countedElements(quantity)
      const { at: path = '', sum, each = sum, count = each ?? '' } = fullQuantity(quantity)
      const place = `${at}.${side}`
      if (!counted && path.includes('[]'))
        report(
          'price-of-list',
          place,
          `"${path}" leads to several numbers; write { sum: "${path}" } for their total, or { each: "${path}" } where each is priced by itself.`,
        )
      if (counted && !count.includes('[]') && !count.startsWith('$'))
        report(
          'price-of-list',
          place,
          `"${count}" is one number; write it without sum, each and count, or name an array, such as parts[].size.`,
        )
    }
  }
}
