// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { operationQuery } from '../../../../src/api/queries'
import { useReads, type FollowedRead, type WatchedMembers } from '../../../../src/engine/data/use-reads'
import { PlatformContext, type Platform } from '../../../../src/platform/platform'
import { examplePlatform } from '../examples/stage'

const noted: WatchedMembers = ['data']
let platform: Platform
let drawn: string[]

beforeEach(async () => {
  platform = await examplePlatform()
  drawn = []
})

/** A read of a location's machines that the test answers. */
function readOf(location: string): FollowedRead {
  const read = operationQuery(platform.client, 'listVms', { path: { location } })
  return { ...read, queryFn: () => new Promise<unknown>(() => undefined), enabled: true }
}

const answer = (read: FollowedRead, data: string): void => {
  platform.queries.setQueryData(read.queryKey, data)
}

function Answers({ reads }: { reads: readonly FollowedRead[] }) {
  const words = useReads(reads, noted).map(({ data }) => String(data ?? '…'))
  drawn.push(words.join(' '))
  return <p>{words.join(' ')}</p>
}

const show = (reads: readonly FollowedRead[], hidden = false) => (
  <PlatformContext value={platform}>
    <Activity mode={hidden ? 'hidden' : 'visible'}>
      <Answers reads={reads} />
    </Activity>
  </PlatformContext>
)

it('draws answers that come together together', async () => {
  const reads = ['tll', 'trtu', 'jhv'].map(readOf)
  render(show(reads))
  expect(await screen.findByText('… … …')).toBeTruthy()
  await act(async () => reads.forEach((read, index) => answer(read, String(index))))
  expect(await screen.findByText('0 1 2')).toBeTruthy()
  expect([...new Set(drawn)]).toEqual(['… … …', '0 1 2'])
})

it('has what is known of other reads as soon as those are wanted', async () => {
  const [first, second] = [readOf('tll'), readOf('jhv')]
  answer(second, 'known')
  const { rerender } = render(show([first]))
  expect(await screen.findByText('…')).toBeTruthy()
  drawn = []
  rerender(show([second]))
  expect(screen.getByText('known')).toBeTruthy()
  expect(new Set(drawn)).toEqual(new Set(['known']))
  await act(async () => answer(second, 'newer'))
  expect(await screen.findByText('newer')).toBeTruthy()
})

it('shows what was answered while it was hidden', async () => {
  const read = readOf('tll')
  const reads = [read]
  const { rerender } = render(show(reads))
  await act(async () => answer(read, 'before'))
  expect(await screen.findByText('before')).toBeTruthy()
  rerender(show(reads, true))
  await act(async () => answer(read, 'meanwhile'))
  rerender(show(reads))
  expect(await screen.findByText('meanwhile')).toBeTruthy()
})
