import { useCallback, useMemo } from 'react'
import { inSentence } from '../../lib/in-sentence'
import { isRecord } from '../../lib/is-record'
import { holds } from '../../manifest/condition'
import type { CompiledSection } from '../../manifest/compiled'
import { chargeOf, isPriceUnknown } from '../../manifest/price'
import { stateOf } from '../../manifest/states'
import { asElement, elementSubject, isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useActions } from '../actions/use-actions'
import type { Target } from '../jobs/target'
import { useAwaitedOf, type Awaited, type AwaitedKind } from '../jobs/use-awaited'
import type { Row } from '../data/row'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import { placesInOrder } from '../rows/list-index'
import { sortKey } from '../rows/sort-key'
import { useSettling } from '../data/settling'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useDetail } from './detail-context'
import { ReadState } from './ReadState'
import { TableSection } from './TableSection'
import { useElements } from './use-elements'
import { plain } from '../cells/cell'

type Collection = Extract<CompiledSection, { kind: 'collection' }>

/** Elements in the order the manifest asks for. */
function ordered(targets: readonly Target[], { sort, columns }: Collection, env: CellEnv): Target[] {
  const column = columns.find(({ id }) => id === sort?.by)
  if (!sort || !column) return [...targets]
  const kind = cellKind(column.cell)
  const keys = targets.map(({ subject }) => {
    const input = cellInput(column, subject, env)
    return kind.number ? (kind.number(input) ?? Number.NEGATIVE_INFINITY) : sortKey(kind.text(input))
  })
  const places = placesInOrder(keys, sort.direction === 'descending', [...targets.keys()])
  return places.flatMap((at) => targets[at] ?? [])
}

/** Of which kinds an element is, by column and as a sentence says it: a snapshot or a backup. */
function kindsOf(subject: Subject, { columns }: Collection, env: CellEnv): Record<string, string> {
  const kinds = columns.filter(({ cell }) => cell === 'choice')
  return Object.fromEntries(
    kinds.map((column) => [
      column.id,
      inSentence(cellKind(column.cell).text(cellInput(column, subject, env)), env.locale),
    ]),
  )
}

/** The elements of a section, as things that actions can be about. */
function useCollectionTargets(section: Collection, elements: readonly unknown[]): Target[] {
  const { target, env } = useDetail()
  const prices = usePrices(section.price.length > 0)
  const awaitsPrices = useAwaitsPrices(section.price.length > 0)
  return useMemo(() => {
    const owner = target.subject
    // What is no object where objects are expected is nothing that anything could be done to.
    const whole = elements.filter((each) => isRecord(each) || (section.key === 'value' && !isEmpty(each)))
    const targets = whole.map(asElement).flatMap((item, index): Target[] => {
      const element = elementSubject(owner, item)
      const subject: Subject = {
        ...element,
        unknown: (name) =>
          name === 'price'
            ? section.price.length > 0 && (!prices || isPriceUnknown(section.price, subject))
            : (element.unknown?.(name) ?? false),
        loading: (name) => (name === 'price' ? awaitsPrices : (element.loading?.(name) ?? false)),
        added: (name) => {
          if (name === 'price') return chargeOf(section.price, subject, prices)
          return name === 'state' && section.states ? stateOf(section.states, subject) : element.added?.(name)
        },
      }
      if (!holds(section.when, subject)) return []
      const id = String(readFirst(item, section.key) ?? index)
      const column = section.columns.find((each) => each.values[0] === section.title)
      const title = readFirst(item, section.title)
      const name = column
        ? cellKind(column.cell === 'title' ? 'text' : column.cell).text(cellInput(column, subject, env))
        : plain(title ?? id)
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
          name: isEmpty(name) ? id : name,
          words: { ...kindsOf(subject, section, env), owner: target.name },
        },
      ]
    })
    return ordered(targets, section, env)
  }, [target, env, section, elements, prices, awaitsPrices])
}

/** What is awaited of the elements. What their record waits for, they wait for too. */
function useAwaitedElements({ id, key, states }: Collection, targets: readonly Target[]): Awaited {
  const { resource, target: owner, subjectOf, awaited } = useDetail()
  const { type } = resource
  const prefix = `${owner.row.key}/${id}/`
  const kind = useMemo(
    (): AwaitedKind => ({
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
  const own = useAwaitedOf(kind, rows, subjectOfRow)
  return useMemo(
    () => ({ ...own, of: (row) => awaited.of(owner.row) ?? own.of(row) }),
    [own, awaited, owner.row],
  )
}

/** Elements of the record in a table, each with calls of its own. */
export function CollectionSection({ section }: { section: Collection }) {
  const { resource, env, subjectOf, refetch } = useDetail()
  const prefix = `${section.id}.`
  const { resource: text } = useTexts()
  const elements = useElements(section)
  const targets = useCollectionTargets(section, elements.items)
  const awaited = useAwaitedElements(section, targets)
  useSettling(awaited.moving, section.read ? elements.refetch : refetch)
  const actions = useActions(resource, subjectOf, awaited, prefix)
  const itemEnv = { ...env, href: undefined, awaited: awaited.view, states: section.states?.of }
  const isKnown = elements.failure === undefined && !elements.pending
  return (
    <TableSection
      section={section}
      prefix={prefix}
      latest={section.latest}
      instead={
        isKnown ? undefined : (
          <ReadState title={text(resource.type, textKeys.section(section.id))} elements={elements}>
            {null}
          </ReadState>
        )
      }
      targets={targets}
      groups={[{ columns: section.columns, env: itemEnv }]}
      calls={[{ resource, actions, of: section.rowActions }]}
    />
  )
}
