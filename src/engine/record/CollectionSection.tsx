import { useCallback, useMemo } from 'react'
import { inSentence } from '../../lib/in-sentence'
import { isRecord } from '../../lib/is-record'
import { isUuid, shortId } from '../../lib/short-id'
import { holds } from '../../manifest/condition'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { chargeOf, isPriceUnknown } from '../../manifest/price'
import { stateOf } from '../../manifest/states'
import { asElement, elementSubject, isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useActions } from '../actions/use-actions'
import type { RecordTarget } from '../jobs/target'
import { usePendingStatesOf, type PendingStates, type PendingKind } from '../jobs/use-pending-states'
import type { Row } from '../data/row'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import { placesInOrder } from '../rows/list-index'
import { sortKey } from '../rows/sort-key'
import { useSettling } from '../../platform/settling'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useDetail } from './detail-context'
import { ReadState } from './ReadState'
import { TableSection } from './TableSection'
import { useElements } from './use-elements'
import { plainText } from '../../lib/plain-text'

type Collection = Extract<CompiledSection, { kind: 'collection' }>

/** Elements sorted as the manifest defines. */
function ordered(
  targets: readonly RecordTarget[],
  { sort, columns }: Collection,
  env: CellEnv,
): RecordTarget[] {
  const column = columns.find(({ id }) => id === sort?.by)
  if (!sort || !column) return [...targets]
  const kind = cellKind(column.cell)
  const keys = targets.map(({ subject }) => {
    const input = cellInput(column, subject, env)
    return kind.number ? (kind.number(input) ?? Number.NEGATIVE_INFINITY) : sortKey(kind.text(input))
  })
  const places = placesInOrder(keys, sort.descending, [...targets.keys()])
  return places.flatMap((at) => targets[at] ?? [])
}

/** Kinds of an element, by column and as text: a snapshot or a backup. */
function kindsOf(subject: Subject, { columns }: Collection, env: CellEnv): Record<string, string> {
  const kinds = columns.filter(({ cell }) => cell === 'choice')
  return Object.fromEntries(
    kinds.map((column) => [
      column.id,
      inSentence(cellKind(column.cell).text(cellInput(column, subject, env)), env.locale),
    ]),
  )
}

/** Elements of a section as action targets. */
function useCollectionTargets(section: Collection, elements: readonly unknown[]): RecordTarget[] {
  const { target, env } = useDetail()
  const prices = usePrices(section.price.length > 0)
  const awaitsPrices = useAwaitsPrices(section.price.length > 0)
  return useMemo(() => {
    const owner = target.subject
    // Malformed elements have no actions.
    const whole = elements.filter((each) => isRecord(each) || (section.key === 'value' && !isEmpty(each)))
    const targets = whole.map(asElement).flatMap((item, index): RecordTarget[] => {
      const element = elementSubject(owner, item)
      const subject: Subject = {
        ...element,
        pending: (name) =>
          name === 'price'
            ? section.price.length > 0 && (!prices || isPriceUnknown(section.price, subject))
            : (element.pending?.(name) ?? false),
        loading: (name) => (name === 'price' ? awaitsPrices : (element.loading?.(name) ?? false)),
        derived: (name) => {
          if (name === 'price') return chargeOf(section.price, subject, prices)
          return name === 'state' && section.states
            ? stateOf(section.states, subject)
            : element.derived?.(name)
        },
      }
      if (!holds(section.when, subject)) return []
      const id = String(readFirst(item, section.key) ?? index)
      const column = section.columns.find((each) => each.values[0] === section.title)
      const title = readFirst(item, section.title)
      const name = column
        ? cellKind(column.cell === 'title' ? 'text' : column.cell).text(cellInput(column, subject, env))
        : plainText(title ?? id)
      return [
        {
          row: {
            key: `${target.row.key}/${section.id}/${id}`,
            id,
            record: item,
            location: owner.location,
            odd: target.row.odd,
          },
          subject,
          name: isUuid(name) ? shortId(name) : isEmpty(name) ? id : name,
          words: { ...kindsOf(subject, section, env), owner: target.name },
        },
      ]
    })
    return ordered(targets, section, env)
  }, [target, env, section, elements, prices, awaitsPrices])
}

/** Pending states of the elements. A pending state of their record applies to them too. */
function useAwaitedElements(
  { id, key, states }: Collection,
  targets: readonly RecordTarget[],
): PendingStates {
  const { resource, target: owner, subjectOf, awaited } = useDetail()
  const { type } = resource
  const prefix = `${owner.row.key}/${id}/`
  const kind = useMemo(
    (): PendingKind => ({
      type,
      states,
      stateOf: states?.of ?? {},
      keyOf: ({ record }) => `${prefix}${String(readFirst(record, key))}`,
    }),
    [type, states, prefix, key],
  )
  const rows = useMemo(() => targets.map(({ row }) => row), [targets])
  const subjectOfRow = useCallback(
    (row: Row) => targets.find((target) => target.row === row)?.subject ?? subjectOf(row),
    [targets, subjectOf],
  )
  const own = usePendingStatesOf(kind, rows, subjectOfRow)
  return useMemo(
    () => ({ ...own, of: (row) => awaited.of(owner.row) ?? own.of(row) }),
    [own, awaited, owner.row],
  )
}

/** Elements of the record in a table, each with its own actions. */
export function CollectionSection({ section }: { section: Collection }) {
  const { resource, env, subjectOf, refetch } = useDetail()
  const prefix = `${section.id}.`
  const { resource: text } = useTexts()
  const elements = useElements(section)
  const targets = useCollectionTargets(section, elements.items)
  const awaited = useAwaitedElements(section, targets)
  useSettling(awaited.moving, section.operation === null ? refetch : elements.refetch)
  const actions = useActions(resource, subjectOf, awaited, prefix)
  const itemEnv = { ...env, href: undefined, awaited: awaited.view, states: section.states?.of }
  const isKnown = elements.failure === undefined && !elements.pending
  return (
    <TableSection
      section={section}
      prefix={prefix}
      instead={
        isKnown ? undefined : (
          <ReadState title={text(resource.type, textKeys.section(section.id))} elements={elements}>
            {null}
          </ReadState>
        )
      }
      targets={targets}
      groups={[{ columns: section.columns, env: itemEnv }]}
      rowActions={[{ resource, actions, of: section.rowActions }]}
    />
  )
}
