import { takesCard } from '../../../platform/account/method-processors'
import type { OfferedWay } from './ways'

/**
 * Adds, before the page of a hybrid processor, a card in its own fields.
 * @param nameOf display name of that way to pay
 */
export function withFields(ways: readonly OfferedWay[], nameOf: (processor: string) => string): OfferedWay[] {
  return ways.flatMap((offered) => {
    const { way, processor } = offered
    if (way.kind !== 'link' || !takesCard(processor)) return [offered]
    const { keyword, name = keyword } = processor
    const fields: OfferedWay = {
      id: `fields-${keyword}`,
      way: { kind: 'link', processor: keyword, fields: true, name: nameOf(name) },
      processor,
    }
    return [fields, offered]
  })
}
