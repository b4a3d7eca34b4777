import type { CompiledResource } from '../../manifest/compiled'
import { stateOf, viewState, type StateView } from '../../manifest/states'
import { isLoading, isPending, readPath, type Subject } from '../../manifest/subject'
import type { Row } from './row'
import { titleOf } from '../../manifest/title'
import type { SubjectOf } from './use-subjects'

/** One record of any type, with what all types have in common. */
export interface RecordItem {
  /** Unique across all types. */
  key: string
  resource: CompiledResource
  row: Row
  subject: Subject
  title: string
  /** Undefined for types without states, and while a list the state depends on is unknown. */
  view: StateView | undefined
  /**
   * Monthly cost in the site's currency, without parts carried by other records; undefined for types without a price
   * and while unknown.
   */
  month: number | undefined
  /** The cost depends on a list that has not answered. */
  monthUnknown: boolean
  /** The cost depends on a list that is being read. */
  monthAwaited: boolean
}

/** Why a record needs attention, most urgent first. */
export const attentionKinds = ['wrong', 'attention', 'idle', 'moving'] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** A record whose subject, name, state and price are computed when they are first read: of many records few are shown. */
class LazyItem implements RecordItem {
  readonly resource: CompiledResource
  readonly row: Row
  readonly #subjectOf: SubjectOf
  #title: string | undefined
  #view: { is: StateView | undefined } | undefined

  constructor(resource: CompiledResource, row: Row, subjectOf: SubjectOf) {
    this.resource = resource
    this.row = row
    this.#subjectOf = subjectOf
  }

  get subject(): Subject {
    return this.#subjectOf(this.row)
  }

  get key(): string {
    return `${this.resource.type} ${this.row.key}`
  }

  get title(): string {
    return (this.#title ??= titleOf(this.resource, this.subject))
  }

  get view(): StateView | undefined {
    this.#view ??= { is: this.#readView() }
    return this.#view.is
  }

  // The subject keeps both.
  get month(): number | undefined {
    const month = readPath(this.subject, '$price')
    return typeof month === 'number' ? month : undefined
  }

  get monthUnknown(): boolean {
    return isPending(this.subject, '$price')
  }

  get monthAwaited(): boolean {
    return isLoading(this.subject, '$price')
  }

  #readView(): StateView | undefined {
    const { states, stateOf: meanings } = this.resource
    const state = states ? stateOf(states, this.subject) : undefined
    return state === undefined ? undefined : viewState(meanings, state)
  }
}

/** A row with its name, state and price. */
export function recordItem(resource: CompiledResource, row: Row, subjectOf: SubjectOf): RecordItem {
  return new LazyItem(resource, row, subjectOf)
}

/** Why a record needs attention, if it does. Idle records count only while they cost something. */
export function attentionOf({ view, month }: RecordItem): AttentionKind | undefined {
  if (!view) return undefined
  if (view.kind === 'wrong' || view.kind === 'attention' || view.kind === 'moving') return view.kind
  return view.kind === 'idle' && month !== undefined && month > 0 ? 'idle' : undefined
}

/** Position by urgency; 0 is the most urgent. */
export function urgencyOf(item: RecordItem): number {
  const kind = attentionOf(item)
  return kind === undefined ? attentionKinds.length : attentionKinds.indexOf(kind)
}

/** Monthly cost of some records; `partial` if some costs are unknown, `awaited` if some of those are being read. */
export interface MonthSum {
  amount: number
  partial: boolean
  awaited: boolean
}

/** Sums the costs of records. */
export function monthSum(items: readonly RecordItem[]): MonthSum {
  let amount = 0
  let partial = false
  let awaited = false
  for (const item of items) {
    const { month } = item
    if (month === undefined) {
      partial ||= item.monthUnknown
      awaited ||= item.monthAwaited
    } else amount += month
  }
  return { amount, partial, awaited }
}
