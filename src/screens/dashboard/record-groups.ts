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
  items: [RecordItem, ...RecordItem[]]
}

/** Records of the given kinds by type and state, most urgent first. Billing accounts are reported separately. */
export function recordGroups(
  items: readonly RecordItem[],
  kinds: readonly AttentionKind[],
): readonly RecordGroup[] {
  const groups = new Map<string, RecordGroup>()
  for (const item of items) {
    const kind = attentionOf(item)
    if (!kind || !kinds.includes(kind) || item.resource.section === 'billing') continue
    const state = item.view?.state ?? ''
    const key = `${kind} ${item.resource.type} ${state}`
    const known = groups.get(key)
    if (known) known.items.push(item)
    else groups.set(key, { kind, state, items: [item] })
  }
  return [...groups.values()].sort(
    (one, other) => attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind),
  )
}
