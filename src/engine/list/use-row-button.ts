import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import type { Row } from '../data/row'
import type { RowButton } from './ListRow'
import type { RowList } from './use-row-list'

/**
 * The button of each row: the first possible of the manifest's `list.buttons`, or the first one, disabled with its
 * reason. Undefined if the list has none.
 */
export function useRowButton(
  resource: CompiledResource,
  { actions }: Pick<RowList, 'actions'>,
): ((row: Row) => RowButton | undefined) | undefined {
  return useMemo(() => {
    const offered = resource.list.buttons?.flatMap((id) => resource.actions[id] ?? [])
    if (!offered) return undefined
    return (row) => {
      const target = actions.target(row)
      const offers = actions.offers(offered, target)
      const offer = offers.find(({ reason }) => reason === undefined) ?? offers[0]
      return offer && { offer, onPress: () => actions.start(offer.action, target) }
    }
  }, [resource, actions])
}
