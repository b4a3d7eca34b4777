import { inOrderOf } from '../../lib/in-order-of'
import { isRecord } from '../../lib/is-record'
import type { EditedElements } from '../../manifest/compiled-actions'
import { isEmpty, readAll } from '../../manifest/subject'
import { StandardError } from '../../platform/failures/standard-error'

/** An element of a record as the platform gives it. */
export type RecordElement = Readonly<Record<string, unknown>>

/** The elements of a record that are edited together, in their order. */
export function elementsOf(record: unknown, { at, sort }: EditedElements): RecordElement[] {
  return inOrderOf(readAll(record, `${at}[]`).filter(isRecord), sort)
}

/** The identity of an element; its position if it has none. */
export const elementKey = (element: RecordElement, key: string, index: number): string =>
  String(element[key] ?? `#${index}`)

/** Whether two values are the same; empty ones are. */
export function isSame(one: unknown, other: unknown): boolean {
  return isEmpty(one) && isEmpty(other) ? true : JSON.stringify(one) === JSON.stringify(other)
}

/** How an element of a record has changed: added, removed or modified. */
export interface ElementDifference {
  key: string
  /** Undefined if added. */
  before: RecordElement | undefined
  /** Undefined if removed. */
  after: RecordElement | undefined
}

/** Elements that differ in a property that is sent, removed ones last. */
export function elementDifferences(
  base: readonly RecordElement[],
  now: readonly RecordElement[],
  { key, carries }: Pick<EditedElements, 'key' | 'carries'>,
): readonly ElementDifference[] {
  const keyed = (elements: readonly RecordElement[]): Map<string, RecordElement> =>
    new Map(elements.map((element, index) => [elementKey(element, key, index), element]))
  const [before, after] = [keyed(base), keyed(now)]
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((id) => ({ key: id, before: before.get(id), after: after.get(id) }))
    .filter(
      ({ before: one, after: other }) =>
        !one || !other || !carries.every((name) => isSame(one[name], other[name])),
    )
}

/** Refusal of a call that would overwrite what others changed since the edits began; `record` is the record as it is now. */
export class ElementsChanged extends StandardError {
  constructor(readonly record: unknown) {
    super('editor.conflict')
  }
}
