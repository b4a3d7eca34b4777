// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Expectation, jobs, putJob } from '../../../../src/engine/jobs/jobs'
import { usePendingStates } from '../../../../src/engine/jobs/use-pending-states'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { atOnce } from '../../../../src/lib/idle-work'
import type { Row } from '../../../../src/engine/data/row'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { english } from '../../platform/stand'
import { examplePlatform } from '../examples/stage'
import { plainSubject, rowOf } from '../support'
import { job, step } from './support'

afterEach(() => jobs.set([]))

const since = Date.UTC(2026, 10, 21, 8, 0)
const stopping = { pending: 'stop', state: 'stopped', action: 'forceStop' } as const
const subjectOf = plainSubject()

/** Pending state of a machine in a state, some seconds after it was asked to stop. */
async function awaited(
  status: string,
  seconds: number,
  changes: Partial<Expectation & { epoch: number }> = {},
) {
  const platform = {
    ...(await examplePlatform()),
    texts: await english(resource.type),
    now: () => since + seconds * 1000,
  }
  const { epoch } = platform.client.identity()
  const row = rowOf({ uuid: 'vm-1', name: 'web', status, storage: [] })
  const { pending, state, action } = { ...stopping, ...changes }
  const expected = { state, seconds: 120, ...(action === null ? {} : { action }) }
  putJob(job([step('accepted', { pending, expected, since })], { epoch: changes.epoch ?? epoch }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>{children}</ExampleStage>
  )
  const { result, unmount } = renderHook(() => usePendingStates(resource, [row], subjectOf), { wrapper })
  const { of, view, moving, places } = result.current
  const seen = { isAwaited: of(row) !== undefined, label: view(subjectOf(row))?.label, moving }
  unmount()
  return { ...seen, places: [...places] }
}

const waiting = { isAwaited: true, label: 'Stopping', moving: true, places: ['tll'] }
const over = { isAwaited: false, label: undefined, moving: false, places: [] }

describe('what is awaited of a record', () => {
  it('is shown as under way until the state has come', async () => {
    expect(await awaited('running', 10)).toEqual(waiting)
    expect(await awaited('stopped', 10)).toEqual(over)
  })

  it('is awaited on when it is overdue and something stronger can be offered [VM-22]', async () => {
    expect(await awaited('running', 121)).toEqual(waiting)
  })

  it('ends when it is overdue and nothing stronger can be offered', async () => {
    expect(await awaited('running', 120, { action: null })).toEqual(waiting)
    expect(await awaited('running', 121, { action: null })).toEqual(over)
  })

  it('of another user is ignored', async () => {
    expect(await awaited('running', 10, { epoch: 99 })).toEqual(over)
  })

  it('has the words of the record once that moves by itself', async () => {
    expect(await awaited('stopping', 10)).toEqual({ ...waiting, label: undefined })
  })
})

describe('where a list is looked at again', () => {
  const rowIn = (status: string, location: string, uuid = `${status}-${location}`) =>
    rowOf({ uuid, name: uuid, status, storage: [] }, location)

  /** Places where rows of a type are polled, before and after the rows change. */
  async function placesOf(rows: readonly Row[], next: readonly Row[] = rows, of = resource) {
    const platform = { ...(await examplePlatform()), texts: await english(of.type), now: () => since }
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ExampleStage platform={platform}>{children}</ExampleStage>
    )
    const { result, rerender, unmount } = renderHook(
      (shown: readonly Row[]) => usePendingStates(of, shown, subjectOf),
      { wrapper, initialProps: rows },
    )
    const seen = [[...result.current.places]]
    rerender(next)
    seen.push([...result.current.places])
    const { moving } = result.current
    unmount()
    return { seen, moving }
  }

  it('is where a record moves by itself, once for each place, and follows what is shown', async () => {
    const still = rowIn('running', 'trtu')
    const moving = [rowIn('stopping', 'tll', 'a'), rowIn('starting', 'tll', 'b'), rowIn('stopping', 'jhv')]
    expect(await placesOf([still, ...moving])).toEqual({
      seen: [
        ['tll', 'jhv'],
        ['tll', 'jhv'],
      ],
      moving: true,
    })
    expect(await placesOf([still])).toEqual({ seen: [[], []], moving: false })
    expect(await placesOf([still], [still, rowIn('stopping', 'jhv')])).toEqual({
      seen: [[], ['jhv']],
      moving: true,
    })
    expect(await placesOf([rowIn('stopping', 'tll')], [rowIn('stopping', 'jhv')])).toMatchObject({
      seen: [['tll'], ['jhv']],
    })
  })

  it('is found while the browser is idle if the list is long', async () => {
    const platform = { ...(await examplePlatform()), texts: await english(resource.type), now: () => since }
    const still = Array.from({ length: atOnce }, (_, nth) => rowIn('running', 'trtu', `still-${nth}`))
    const rows = [...still, rowIn('stopping', 'tll')]
    const { result, unmount } = renderHook(() => usePendingStates(resource, rows, subjectOf), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ExampleStage platform={platform}>{children}</ExampleStage>
      ),
    })
    expect(result.current.moving).toBe(false)
    await waitFor(() => expect([...result.current.places]).toEqual(['tll']))
    expect(result.current.moving).toBe(true)
    unmount()
  })

  it('is nowhere for a type without states', async () => {
    const plain = { ...resource, states: null }
    expect(await placesOf([rowIn('stopping', 'tll')], undefined, plain)).toEqual({
      seen: [[], []],
      moving: false,
    })
  })
})

describe('a record that was just created', () => {
  it('is awaited in the words of its own state', async () => {
    expect(await awaited('creating', 10, { pending: null, state: 'running' })).toEqual({
      ...waiting,
      label: undefined,
    })
    expect(await awaited('stopped', 10, { pending: null, state: 'running' })).toMatchObject({
      isAwaited: true,
      label: undefined,
    })
  })
})
