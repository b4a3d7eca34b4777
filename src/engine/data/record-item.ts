import type { CompiledResource } from '../../manifest/compiled'
import { stateOf, viewState, type StateView } from '../../manifest/states'
import { isUnknown, readPath, type Subject } from '../../manifest/subject'
import type { Row } from './row'
import { titleOf } from './title'

/** One record of any type, with what every type has in common. */
export interface RecordItem {
  /** Unique among the records of all types. */
  key: string
  resource: CompiledResource
  row: Row
  subject: Subject
  title: string
  /** Undefined for types without states, and while a list the state depends on is not known. */
  view: StateView | undefined
  /**
   * Money per full month in the site's currency, without what other records carry; undefined for types without a
   * price and while it is not known.
   */
  month: number | undefined
  /** What it costs depends on a list that did not answer. */
  monthUnknown: boolean
}

/** Why a record wants to be looked at, the most pressing first. */
export const attentionKinds = ['wrong', 'attention', 'idle', 'moving'] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** A row with its name, state and price. */
export function recordItem(resource: CompiledResource, row: Row, subject: Subject): RecordItem {
  const state = resource.states ? stateOf(resource.states, subject) : undefined
  const month = readPath(subject, '$price')
  return {
    key: `${resource.type} ${row.key}`,
    resource,
    row,
    subject,
    title: titleOf(resource, subject),
    view: state === undefined ? undefined : viewState(resource.stateOf, state),
    month: typeof month === 'number' ? month : undefined,
    monthUnknown: isUnknown(subject, '$price'),
  }
}

/** Why a record wants to be looked at, if it does. What is idle does only while it costs something. */
export function attentionOf({ view, month }: RecordItem): AttentionKind | undefined {
  if (!view) return undefined
  if (view.kind === 'wrong' || view.kind === 'attention' || view.kind === 'moving') return view.kind
  return view.idle && month !== undefined && month > 0 ? 'idle' : undefined
}

/** Where a record stands when what is pressing comes first; 0 is the most pressing. */
export function pressure(item: RecordItem): number {
  const kind = attentionOf(item)
  return kind === undefined ? attentionKinds.length : attentionKinds.indexOf(kind)
}

/** Money per full month of some records; `partial` when what some of them cost is not known. */
export interface MonthSum {
  amount: number
  partial: boolean
}

/** Adds up what records cost. */
export function monthSum(items: readonly RecordItem[]): MonthSum {
  return {
    amount: items.reduce((sum, { month }) => sum + (month ?? 0), 0),
    partial: items.some(({ monthUnknown }) => monthUnknown),
  }
}
