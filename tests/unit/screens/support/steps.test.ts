import { expect, it } from 'vitest'
import type { Crumb } from '../../../../src/platform/reporting/incident'
import { pageBefore, stepsOf } from '../../../../src/screens/support/steps'

const page = (text: string): Crumb => ({ at: 1, kind: 'page', text })
const call = (text: string, status?: number): Crumb => ({ at: 1, kind: 'call', text, status })

it('are pages, writes and what failed, each once in a row', () => {
  const crumbs = [
    page('/compute'),
    call('GET /{location}/user-resource/vm/list'),
    page('/compute'),
    call('POST /{location}/user-resource/vm/start'),
    { at: 1, kind: 'report', text: 'ApiError' } as const,
    call('POST /{location}/user-resource/vm/start failed', 500),
    call('GET /{location}/storage/disks failed'),
    { at: 1, kind: 'report', text: 'TypeError' } as const,
    page('/compute/vm/:location/:id'),
    page('/compute'),
  ]
  expect(stepsOf(crumbs)).toEqual([
    '/compute',
    'POST /{location}/user-resource/vm/start',
    'POST /{location}/user-resource/vm/start failed 500',
    'GET /{location}/storage/disks failed',
    'error TypeError',
    '/compute/vm/:location/:id',
    '/compute',
  ])
  expect(stepsOf([])).toEqual([])
})

it('are the last twelve', () => {
  const steps = stepsOf(Array.from({ length: 20 }, (_, index) => page(`/${index}`)))
  expect(steps).toHaveLength(12)
  expect(steps.at(-1)).toBe('/19')
})

it('tells which page was open before', () => {
  const crumbs = [page('/disks'), page('/compute'), call('GET /x'), page('/support')]
  expect(pageBefore(crumbs, '/support')).toBe('/compute')
  expect(pageBefore([page('/support')], '/support')).toBeUndefined()
})
