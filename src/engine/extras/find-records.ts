import { foldText } from '../../lib/fold-text'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Row } from '../data/row'
import { titleOf } from '../data/title'
import type { SubjectOf } from '../data/use-subjects'

/** A searchable list, with what reading its records needs. */
export interface SearchedList {
  resource: CompiledResource
  rows: readonly Row[]
  subjectOf: SubjectOf
  /** Searchable text of every row, folded (no case or accents), aligned with the rows. */
  texts: () => readonly string[]
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

function rankOf(title: string, words: readonly string[]): number {
  const folded = foldText(title)
  const [first = ''] = words
  if (folded === words.join(' ')) return 0
  if (folded.startsWith(first)) return 1
  return folded.includes(first) ? 2 : 3
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

function eachMatch(
  list: SearchedList,
  words: readonly string[],
  found: (row: Row, subject: Subject, title: string, rank: number) => void,
): void {
  list.texts().forEach((text, index) => {
    const row = list.rows[index]
    if (!row || !words.every((word) => text.includes(word))) return
    const subject = list.subjectOf(row)
    const title = titleOf(list.resource, subject)
    found(row, subject, title, rankOf(title, words))
  })
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
    eachMatch(list, own.length > 0 ? own : words, (row, subject, title, rank) =>
      hits.add(rank, () => ({ list, row, subject, title })),
    )
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
    const byRest = new Map<string, CompiledAction[]>()
    for (const { action, words: label } of list.actionWords) {
      const rest = words.filter((word) => !begins(label, word))
      if (rest.length === 0 || rest.length === words.length) continue
      byRest.set(rest.join(' '), [...(byRest.get(rest.join(' ')) ?? []), action])
    }
    for (const [rest, actions] of byRest) {
      eachMatch(list, rest.split(' '), (row, subject, title, rank) => {
        for (const action of actions) hits.add(rank, () => ({ list, row, subject, title, action }))
      })
    }
  }
  return hits.likely()
}
