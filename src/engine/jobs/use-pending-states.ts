import { useCallback, useEffect, useMemo, useState } from 'react'
import { atOnce, idleWork } from '../../lib/idle-work'
import type { CompiledResource } from '../../manifest/compiled'
import { stateOf, viewState, type StateView } from '../../manifest/states'
import { readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { rowKey, type Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { expectationOf, hasPending, jobs, confirmExpected, type Expectation } from './jobs'

/** Pending states of rows of one type. */
export interface PendingStates {
  /** Expectation of a row that has not reached its state. */
  of: (row: Pick<Row, 'key'>) => Expectation | undefined
  /** View of the state cell with the pending text; undefined once the record itself is moving. */
  view: (subject: Subject) => { view: StateView; label: string } | undefined
  /** At least one row is moving or pending, so the list is polled. */
  moving: boolean
  /** Locations of these rows, so that only they are polled. */
  places: ReadonlySet<string | undefined>
}

/** Records of a type, or elements of a record, with their states. */
export interface PendingKind extends Pick<CompiledResource, 'type' | 'states' | 'stateOf'> {
  /** Row key of a subject. */
  keyOf: (subject: Subject) => string
}

/** Pending states of records of a type. */
export function usePendingStates(
  resource: CompiledResource,
  rows: readonly Row[],
  subjectOf: SubjectOf,
): PendingStates {
  const { type, states, stateOf: meanings, key: identity } = resource
  const kind = useMemo(
    (): PendingKind => ({
      type,
      states,
      stateOf: meanings,
      keyOf: ({ record, location }) => rowKey(location, String(readFirst(record, identity))),
    }),
    [type, states, meanings, identity],
  )
  return usePendingStatesOf(kind, rows, subjectOf)
}

const nowhere: ReadonlySet<string | undefined> = new Set()

/** Locations of the rows for which something holds; of long lists they are found in idle time (ADR 28). */
function usePlacesOf(rows: readonly Row[], holds: (row: Row) => boolean): ReadonlySet<string | undefined> {
  const [later, setLater] = useState(nowhere)
  const isLong = rows.length > atOnce
  const { places, work } = useMemo(() => {
    const places = new Set<string | undefined>()
    const work = idleWork(rows, (row) => {
      if (!places.has(row.location) && holds(row)) places.add(row.location)
    })
    if (!isLong) work.finish()
    return { places, work }
  }, [rows, holds, isLong])
  useEffect(() => (isLong ? work.start(() => setLater(places)) : undefined), [isLong, work, places])
  return isLong ? later : places
}

/** Pending states of rows. Confirms the steps of rows seen in their expected state. */
export function usePendingStatesOf(
  kind: PendingKind,
  rows: readonly Row[],
  subjectOf: SubjectOf,
): PendingStates {
  const { client, now } = usePlatform()
  const texts = useTexts()
  const all = useStore(jobs)
  const { epoch } = client.identity()
  const { type, states } = kind

  const of = useCallback(
    (row: Pick<Row, 'key'>) => expectationOf(all, type, row.key, epoch, now()),
    [all, type, epoch, now],
  )
  const view = useCallback(
    (subject: Subject) => {
      const expectation = of({ key: kind.keyOf(subject) })
      if (!expectation || expectation.pending === null) return undefined
      const current = viewState(kind.stateOf, states ? stateOf(states, subject) : undefined)
      if (current.state === expectation.state || current.kind === 'moving') return undefined
      return {
        view: { ...current, kind: 'moving' as const, tone: 'info' as const, icon: 'loader-circle' as const },
        label: texts.resource(type, textKeys.action(expectation.pending, 'pending')),
      }
    },
    [of, kind, states, texts, type],
  )

  const waiting = hasPending(all) ? rows.filter((row) => of(row)) : []
  useEffect(() => {
    if (!states) return
    for (const row of waiting)
      if (stateOf(states, subjectOf(row)) === of(row)?.state) confirmExpected(type, row.key, epoch, now())
  })
  const settling = usePlacesOf(
    rows,
    useMemo(() => {
      const moves = new Set(Object.keys(kind.stateOf).filter((id) => kind.stateOf[id]?.kind === 'moving'))
      return (row) => states !== null && moves.size > 0 && moves.has(stateOf(states, subjectOf(row)) ?? '')
    }, [kind, states, subjectOf]),
  )
  const places = new Set([...settling, ...waiting.map(({ location }) => location)])
  const signature = JSON.stringify([...places].map((place) => place ?? null).sort())
  // oxlint-disable-next-line react/exhaustive-deps -- the signature identifies the locations
  return useMemo(() => ({ of, view, moving: places.size > 0, places }), [of, view, signature])
}
