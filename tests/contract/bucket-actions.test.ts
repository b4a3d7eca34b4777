// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Bucket, StorageUser } from '../../sandbox/entities'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { openWorld, rowWith, sectionsOf, typeOf } from './world'

afterEach(cleanup)
const { resource: bucket } = typeOf('bucket')

const states = {
  'with objects': {},
  empty: {},
  suspended: { key: 'demo-indebted' },
} as const
type State = keyof typeof states

const isIn: Readonly<Record<State, (bucket: Bucket) => boolean>> = {
  'with objects': ({ num_objects: objects }) => objects > 0,
  empty: ({ num_objects: objects }) => objects === 0,
  suspended: ({ is_suspended: suspended }) => suspended,
}

describe('an action of a bucket is offered when it is accepted', () => {
  const cases = Object.values(bucket.actions).flatMap((action) =>
    (['with objects', 'empty', 'suspended'] as const).map((state): [string, State, CompiledAction] => [
      action.id,
      state,
      action,
    ]),
  )

  it.each(cases)('%s, %s', async (id, state, action) => {
    const world = await openWorld(states[state])
    const found = (await world.call<Bucket[]>('listBuckets')).find(isIn[state])
    const row = await rowWith(world, 'bucket', found?.name ?? '')
    const subject = await world.subject(bucket, row)
    expectAgreement(`bucket ${id}, ${state}`, await judgeAndTry(world, bucket, action, { row, subject }))
  })

  const keyActions = sectionsOf('bucket', 'collection').flatMap(({ rowActions }) => rowActions)
  it.each(keyActions.map((action): [string, CompiledAction] => [action.id, action]))(
    '%s of an access key',
    async (id, action) => {
      const world = await openWorld()
      const row = await rowWith(world, 'bucket', 'shop-media')
      const owner = await world.subject(bucket, row)
      const { s3Credentials: keys } = await world.call<StorageUser>('getStorageUser')
      const subject = { record: keys[0], owner, environment: world.environment }
      expectAgreement(`bucket ${id}`, await judgeAndTry(world, bucket, action, { row, subject }))
    },
  )
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^bucket /)).toEqual([])
})
