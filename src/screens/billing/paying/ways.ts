import type { Way } from '../../../platform/payments/intent'
import { methodState, type Card } from '../payment-method'
import type { Processor } from './top-up-price'

/** A way to pay offered for a top-up. */
export interface OfferedWay {
  /** Stable id: `method-9931`, `link-duitku-OV`. */
  readonly id: string
  readonly way: Way
  readonly processor: Processor
  /** The saved method. */
  readonly card?: Card | undefined
}

function wayId(way: Extract<Way, { kind: 'method' | 'link' }>): string {
  return way.kind === 'method'
    ? `method-${way.method}`
    : ['link', way.processor, way.option].filter(Boolean).join('-')
}

const keywordOf = (card: Card): string => card.processor?.keyword ?? ''

/**
 * Ways to pay: verified cards and wallets, then each link processor with its methods. Processors that the site does not
 * list do not exist (specification section 3), and a method that cannot be charged is not offered.
 * @param nameOf display name of a saved method
 * @param now ms since 1970
 */
export function offeredWays(
  processors: readonly Processor[],
  cards: readonly Card[],
  nameOf: (card: Card) => string,
  now: number,
): OfferedWay[] {
  const saved = cards.flatMap((card): OfferedWay[] => {
    const keyword = keywordOf(card)
    const processor = processors.find((each) => each.keyword === keyword && each.type === 'creditcard')
    const state = methodState(card, now)
    if (!processor || (state !== 'verified' && state !== 'expiring')) return []
    const way = { kind: 'method', method: card.id, keyword, name: nameOf(card) } as const
    return [{ id: wayId(way), way, processor, card }]
  })
  const links = processors.flatMap((processor): OfferedWay[] => {
    if (processor.type !== 'link') return []
    const { keyword, name = keyword, methods = [] } = processor
    const place = processor.opens_window === true ? { inWindow: true as const } : {}
    const link = (option: string | undefined, words: string): OfferedWay => {
      const way = { kind: 'link', processor: keyword, option, ...place, name: words } as const
      return { id: wayId(way), way, processor }
    }
    return methods.length === 0
      ? [link(undefined, name)]
      : methods.map((method) => link(method.key, `${name}, ${method.name ?? method.key}`))
  })
  return [...saved, ...links]
}
