import { expect, it } from 'vitest'
import { connectionFailure } from '../../../../src/api/errors'
import type { Incident } from '../../../../src/platform/reporting/incident'
import { noteCalls } from '../../../../src/platform/reporting/note-calls'
import { createReporter } from '../../../../src/platform/reporting/reporter'
import { watchWindow } from '../../../../src/platform/reporting/watch-window'

function open() {
  const sent: Incident[] = []
  return { sent, reporter: createReporter({ send: (each) => sent.push(each), now: () => 1 }) }
}

const errorEvent = (members: Partial<ErrorEvent>): Event => Object.assign(new Event('error'), members)

it('[REPORT-01] takes errors of the window and rejections, and messages that have no error', () => {
  const { sent, reporter } = open()
  const target = new EventTarget()
  watchWindow(reporter, target as Window)
  const error = new TypeError('thrown')
  target.dispatchEvent(errorEvent({ error, message: 'Uncaught TypeError: thrown' }))
  target.dispatchEvent(errorEvent({ message: 'Script error.' }))
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('late') }))
  expect(sent.map(({ source, name, message }) => [source, name, message])).toEqual([
    ['window', 'TypeError', 'thrown'],
    ['window', 'ThrownValue', 'Script error.'],
    ['rejection', 'RangeError', 'late'],
  ])
})

it('[REPORT-01] takes failed calls, with the calls before as breadcrumbs', () => {
  const { sent, reporter } = open()
  const note = noteCalls(reporter)
  const operation = { method: 'GET', path: '/{location}/storage/disks' } as const
  note({ operation, input: {}, failure: undefined })
  note({
    operation,
    input: { password: 'Lootus-2026' },
    failure: connectionFailure(new TypeError('Failed to fetch')),
  })
  expect(sent).toHaveLength(1)
  const [incident] = sent
  expect(incident?.detail).toEqual({ call: 'GET /{location}/storage/disks' })
  expect(incident?.hidden).toEqual([{ password: 'Lootus-2026' }])
  expect(incident?.crumbs).toEqual([{ at: 1, kind: 'call', text: 'GET /{location}/storage/disks' }])
})
