// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { operationQuery } from '../../../../src/api/queries'
import { inputOf } from '../../../../src/engine/data/list-calls'
import { useLocatedLists } from '../../../../src/engine/data/use-all-records'
import { places } from '../../../../src/engine/examples/example-names'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import type { OperationId } from '../../../../src/generated/operations'
import { examplePlatform } from '../examples/stage'
import { resourceOf } from '../support'

const types = [
  resourceOf({
    type: 'disk',
    list: { ...resourceOf().list, joins: ['machine'] },
    joins: { machine: { operation: 'listVms', theirs: 'uuid', ours: 'vm', take: 'one' } },
  }),
  resourceOf({ type: 'bucket', listOperation: 'listBuckets', scope: 'global' }),
  resourceOf({ type: 'network', listOperation: 'listNetworks' }),
]
const prices: readonly never[] = []

it('keeps what it made of a type while other lists answer, and makes it anew when one it is joined with does', async () => {
  const platform = await examplePlatform()
  const answer = (operation: OperationId, location?: string): void => {
    const { queryKey } = operationQuery(platform.client, operation, inputOf({ operation, location }))
    platform.queries.setQueryData(queryKey, [{ uuid: `${operation} of ${location}` }])
  }
  answer('listDisks', places.here)
  const { result } = await act(async () =>
    renderHook(() => useLocatedLists(types, { joined: true, prices }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ExampleStage platform={platform}>{children}</ExampleStage>
      ),
    }),
  )
  const subjectOf = (type: string) => result.current.find(({ resource }) => resource.type === type)?.subjectOf
  await waitFor(() => expect(result.current.flatMap(({ rows }) => rows)).toHaveLength(1))
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0))
  // Queries report their last answers in a task of their own.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const [disks, networks] = [subjectOf('disk'), subjectOf('network')]
  expect(disks).toBeDefined()
  await act(async () => answer('listBuckets'))
  await waitFor(() =>
    expect(result.current.find(({ location }) => location === undefined)?.status).toBe('ok'),
  )
  expect(subjectOf('disk')).toBe(disks)
  await act(async () => answer('listVms', places.here))
  await waitFor(() => expect(subjectOf('disk')).not.toBe(disks))
  expect(subjectOf('network')).toBe(networks)
})
