import { groupBy } from '../../lib/group-by'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Row } from '../data/row'
import { titleOf } from '../../manifest/title'
import type { SubjectOf } from '../data/use-subjects'

/** Words of a record, folded (no case or accents). */
export interface RecordWords {
  title: string
  /** All searchable text, with the title. */
  text: string
}

/** A row with its words. */
export interface SearchedRow {
  readonly row: Row
  readonly words: RecordWords
}

/** A searchable list, with what reading its records needs. */
export interface SearchedList {
  resource: CompiledResource
  rows: readonly SearchedRow[]
  subjectOf: SubjectOf
  /** Folded words of the type's names. */
  typeWords: readonly string[]
  /** Folded labels of its actions. */
  actionWords: readonly { action: CompiledAction; words: readonly string[] }[]
}

/** A record found. */
export interface Hit {
  list: SearchedList
  row: Row
  subject: Subject
  title: string
}

/** A record found together with an action. */
export interface ActionHit extends Hit {
  action: CompiledAction
}

/** Ranks, best first: the title equals the query, begins with it, contains it, or another value matches. */
const ranks = 4

function rankOf({ title }: RecordWords, words: readonly string[]): number {
  const [first = ''] = words
  if (title === words.join(' ')) return 0
  if (title.startsWith(first)) return 1
  return title.includes(first) ? 2 : 3
}

const begins = (words: readonly string[], word: string): boolean =>
  words.some((each) => each.startsWith(word))

/** Collects the best items up to a limit, ordered by rank. */
function best<T>(limit: number) {
  const byRank = Array.from({ length: ranks }, (): T[] => [])
  return {
    add: (rank: number, make: () => T): void => {
      const kept = byRank[rank]
      if (kept && kept.length < limit) kept.push(make())
    },
    all: (): T[] => byRank.flat().slice(0, limit),
    /** The items without the worst rank, if there are better ones. */
    likely: (): T[] => {
      const named = byRank.slice(0, -1).flat()
      return (named.length > 0 ? named : byRank.flat()).slice(0, limit)
    },
  }
}

/** Passes on every matching record by its rank; a function makes it, because only the best are wanted. */
function eachMatch(
  list: SearchedList,
  words: readonly string[],
  found: (rank: number, make: () => Hit) => void,
): void {
  for (const { row, words: own } of list.rows) {
    if (!words.every((word) => own.text.includes(word))) continue
    found(rankOf(own, words), () => {
      const subject = list.subjectOf(row)
      return { list, row, subject, title: titleOf(list.resource, subject) }
    })
  }
}

/** Records that contain all words. A word may also match the type, "disk archive", if other words match the record. */
export function findRecords(
  lists: readonly SearchedList[],
  words: readonly string[],
  limit: number,
): readonly Hit[] {
  const hits = best<Hit>(limit)
  if (words.length === 0) return []
  for (const list of lists) {
    const own = words.filter((word) => !begins(list.typeWords, word))
    eachMatch(list, own.length > 0 ? own : words, hits.add)
  }
  return hits.all()
}

/**
 * Records with an action, "start grafana": some words prefix words of the action, the others match the record,
 * preferably its title.
 */
export function findActions(
  lists: readonly SearchedList[],
  words: readonly string[],
  limit: number,
): readonly ActionHit[] {
  const hits = best<ActionHit>(limit)
  for (const list of lists) {
    const byRest = groupBy(list.actionWords, ({ words: label }) =>
      words.filter((word) => !begins(label, word)).join(' '),
    )
    for (const [rest, actions] of byRest) {
      if (rest === '' || rest === words.join(' ')) continue
      eachMatch(list, rest.split(' '), (rank, make) => {
        for (const { action } of actions) hits.add(rank, () => ({ ...make(), action }))
      })
    }
  }
  return hits.likely()
}
