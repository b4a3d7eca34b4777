import { foldText } from '../../lib/fold-text'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Row } from '../data/row'
import { titleOf } from '../data/title'
import type { SubjectOf } from '../data/use-subjects'

/** One list that is searched, with what it takes to read its records. */
export interface SearchedList {
  resource: CompiledResource
  rows: readonly Row[]
  subjectOf: SubjectOf
  /** The searchable text of every row, without case and accents, aligned with the rows. */
  texts: () => readonly string[]
  /** The words of the type's names, without case and accents. */
  typeWords: readonly string[]
  /** What its actions are called, without case and accents. */
  actionWords: readonly { action: CompiledAction; words: readonly string[] }[]
}

/** A record that was found. */
export interface Hit {
  list: SearchedList
  row: Row
  subject: Subject
  title: string
}

/** A record that was found together with something to do to it. */
export interface ActionHit extends Hit {
  action: CompiledAction
}

/** Best first: the title is what was typed, begins with it, contains it, or something else does. */
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

/** Keeps the best of what is given to it, up to a limit, in the order of their ranks. */
function best<T>(limit: number) {
  const byRank = Array.from({ length: ranks }, (): T[] => [])
  return {
    add: (rank: number, make: () => T): void => {
      const kept = byRank[rank]
      if (kept && kept.length < limit) kept.push(make())
    },
    all: (): T[] => byRank.flat().slice(0, limit),
    /** The same without the worst, if there are others. */
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

/** Records that have all the words. A word may also name the type, "disk archive", when others are left. */
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
 * Records with something to do to them, "start grafana": some words begin words of the action, the others are the record's,
 * preferably in its title.
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
