import { useCallback, useEffect, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { stateOf, viewState, type StateView } from '../../manifest/states'
import { readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { rowKey, type Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { expectationOf, hasAwaited, jobs, tellReached, type Expectation } from './jobs'

/** What is awaited of rows of one type. */
export interface Awaited {
  /** The expectation of a row that has not reached its state. */
  of: (row: Pick<Row, 'key'>) => Expectation | undefined
  /** What the state cell shows meanwhile: the pending word, moving; undefined once the record moves by itself. */
  view: (subject: Subject) => { view: StateView; label: string } | undefined
  /** At least one of the rows is moving or awaited, so the list is looked at again. */
  moving: boolean
  /** Where such rows lie: only there is anything to be seen. */
  places: ReadonlySet<string | undefined>
}

/** What is awaited: records of a type, or elements inside one, with their states. */
export interface AwaitedKind extends Pick<CompiledResource, 'type' | 'states' | 'stateOf'> {
  /** The key of the row a subject is. */
  keyOf: (subject: Subject) => string
}

/** Follows expectations of records of a type. */
export function useAwaited(resource: CompiledResource, rows: readonly Row[], subjectOf: SubjectOf): Awaited {
  const { type, states, stateOf: meanings, identity } = resource
  const kind = useMemo(
    (): AwaitedKind => ({
      type,
      states,
      stateOf: meanings,
      keyOf: ({ record, location }) => rowKey(location, String(readFirst(record, identity))),
    }),
    [type, states, meanings, identity],
  )
  return useAwaitedOf(kind, rows, subjectOf)
}

/** Follows expectations of rows, and tells their jobs when a row on the screen shows the state that is awaited. */
export function useAwaitedOf(kind: AwaitedKind, rows: readonly Row[], subjectOf: SubjectOf): Awaited {
  const { client, now } = usePlatform()
  const texts = useTexts()
  const all = useStore(jobs)
  const { epoch } = client.identity()
  const { type, states } = kind

  const of = useCallback(
    (row: Pick<Row, 'key'>): Expectation | undefined => {
      return expectationOf(all, type, row.key, epoch, now())
    },
    [all, type, epoch, now],
  )
  const view = useCallback(
    (subject: Subject) => {
      const expectation = of({ key: kind.keyOf(subject) })
      if (!expectation || expectation.action === null) return undefined
      const current = viewState(kind.stateOf, states ? stateOf(states, subject) : undefined)
      if (current.state === expectation.state || current.kind === 'moving') return undefined
      const label = texts.resource(type, textKeys.action(expectation.action, 'pending'))
      return {
        view: { ...current, kind: 'moving' as const, tone: 'info' as const, icon: 'loader-circle' as const },
        label,
      }
    },
    [of, kind, states, texts, type],
  )

  const waiting = hasAwaited(all) ? rows.filter((row) => of(row)) : []
  useEffect(() => {
    if (!states) return
    for (const row of waiting)
      if (stateOf(states, subjectOf(row)) === of(row)?.state) tellReached(type, row.key, epoch, now())
  })
  const settling = useMemo(() => {
    const places = new Set<string | undefined>()
    const moves = Object.values(kind.stateOf).some((meaning) => meaning.kind === 'moving')
    if (!states || !moves) return places
    for (const row of rows) {
      if (places.has(row.location)) continue
      if (viewState(kind.stateOf, stateOf(states, subjectOf(row))).kind === 'moving') places.add(row.location)
    }
    return places
  }, [kind, states, rows, subjectOf])
  const places = new Set([...settling, ...waiting.map(({ location }) => location)])
  const signature = JSON.stringify([...places].map((place) => place ?? null).sort())
  // oxlint-disable-next-line react/exhaustive-deps -- the signature says all that matters of the places
  return useMemo(() => ({ of, view, moving: places.size > 0, places }), [of, view, signature])
}
