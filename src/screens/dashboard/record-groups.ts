import { groupBy, type Group } from '../../lib/group-by'
import {
  attentionKinds,
  attentionOf,
  type AttentionKind,
  type RecordItem,
} from '../../engine/data/record-item'

/** Records of one type in one state. */
export interface RecordGroup {
  kind: AttentionKind
  state: string
  items: Group<RecordItem>
}

/** Records of the given kinds by type and state, most urgent first. Billing accounts are reported separately. */
export function recordGroups(
  items: readonly RecordItem[],
  kinds: readonly AttentionKind[],
): readonly RecordGroup[] {
  const groups = groupBy(
    items.filter(({ resource }) => resource.section !== 'billing'),
    (item) => `${attentionOf(item)} ${item.resource.type} ${item.view?.state ?? ''}`,
  )
  const found = [...groups.values()].flatMap((own): RecordGroup[] => {
    const kind = attentionOf(own[0])
    return kind && kinds.includes(kind) ? [{ kind, state: own[0].view?.state ?? '', items: own }] : []
  })
  return found.sort((one, other) => attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind))
}
