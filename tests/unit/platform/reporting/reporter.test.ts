import { describe, expect, it } from 'vitest'
import { connectionFailure } from '../../../../src/api/errors'
import type { Incident } from '../../../../src/platform/reporting/incident'
import type { KeptOut } from '../../../../src/platform/reporting/kept-out'
import { createReporter } from '../../../../src/platform/reporting/reporter'

function open(keptOut: readonly KeptOut[] = [], chances: readonly number[] = [0.5]) {
  const sent: Incident[] = []
  const lines: string[] = []
  let asked = 0
  let time = 0
  const reporter = createReporter({
    send: (incident) => sent.push(incident),
    keptOut,
    place: () => ({ page: '/compute', tags: { language: 'en' }, hidden: 'key' }),
    log: (line) => lines.push(line),
    now: () => (time += 1),
    random: () => chances[asked++ % chances.length] ?? 0,
  })
  return { sent, lines, reporter }
}

const times = (count: number, act: (time: number) => void): void => {
  for (let time = 0; time < count; time += 1) act(time)
}

describe('reports', () => {
  it.each([
    ['ApiConnectionError', 20],
    ['ApiContentTypeError', 20],
    ['ApiTimeoutError', 10],
  ])('of %s stop after %d [REPORT-01]', (name, most) => {
    const { sent, reporter } = open()
    times(50, (time) => reporter.report({ name, message: `${time}` }))
    expect(sent).toHaveLength(most)
    expect(sent.at(-1)?.message).toBe(`${most - 1}`)
  })

  it('of failed calls count with those of the console [REPORT-01]', () => {
    const { sent, reporter } = open()
    times(15, () => reporter.report({ name: 'ApiConnectionError', message: 'x' }))
    times(15, () => reporter.capture(connectionFailure(undefined), 'api'))
    expect(sent).toHaveLength(20)
  })

  it('of anything else do not stop, and are counted apart', () => {
    const { sent, reporter } = open()
    times(30, () => {
      reporter.report({ name: 'ApiConnectionError', message: 'x' })
      reporter.report({ name: 'TypeError', message: 'x' })
    })
    expect(sent.filter(({ name }) => name === 'TypeError')).toHaveLength(30)
    expect(sent.filter(({ name }) => name === 'ApiConnectionError')).toHaveLength(20)
  })

  it.each([
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
  ])('of %s are none [REPORT-02]', (message) => {
    const { sent, reporter } = open()
    reporter.report({ name: 'Error', message })
    reporter.reportOnce({ name: 'Error', message })
    reporter.capture(message, 'window')
    expect(sent).toEqual([])
  })

  it.each([
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'Node.removeChild: The node to be removed is not a child of this node',
    'The object can not be found here.',
  ])('of a node that cannot be removed begin with the 21st: %s [REPORT-03]', (message) => {
    const { sent, reporter } = open()
    const fail = (): void => reporter.capture(new DOMException(message, 'NotFoundError'), 'window')
    times(20, fail)
    expect(sent).toEqual([])
    times(2, fail)
    expect(sent.map(({ name }) => name)).toEqual(['NotFoundError', 'NotFoundError'])
  })

  it.each([
    ['NotFoundError', 'The file can not be found'],
    ['NotFoundError', 'See: The object can not be found here.'],
    ['NotFoundError', 'The object can not be found here. Really.'],
    ['TypeError', 'removeChild is not a function'],
  ])('of another failure are sent: %s, %s', (name, message) => {
    const { sent, reporter } = open()
    reporter.report({ name, message })
    expect(sent).toHaveLength(1)
  })

  it('of an oddity in data are made once', () => {
    const { sent, reporter } = open()
    times(1000, () => {
      reporter.reportOnce({ name: 'OddRecord', message: 'disk: uuid' })
      reporter.reportOnce({ name: 'OddRecord', message: 'disk: size_gb' })
    })
    expect(sent.map(({ message }) => message)).toEqual(['disk: uuid', 'disk: size_gb'])
  })

  it('of the console itself are written to the log, what is ignored is not', () => {
    const { lines, reporter } = open()
    reporter.report({ name: 'OddRecord', message: 'disk: uuid' })
    reporter.report({ name: 'Error', message: 'ResizeObserver loop' })
    reporter.capture(new Error('thrown'), 'window')
    expect(lines).toEqual(['OddRecord: disk: uuid'])
  })
})

describe('what is kept out [REPORT-04]', () => {
  it.each<[string, KeptOut, boolean]>([
    ['its name', { name: 'TypeError' }, false],
    ['another name', { name: 'RangeError' }, true],
    ['a part of its message', { message: 'is not' }, false],
    ['another message', { message: 'is undefined' }, true],
    ['name and message', { name: 'TypeError', message: 'x' }, false],
    ['its name and another message', { name: 'TypeError', message: 'y' }, true],
    ['another name and its message', { name: 'RangeError', message: 'x' }, true],
    ['everything', {}, false],
  ])('is chosen by %s', (_how, rule, passes) => {
    const { sent, reporter } = open([{ name: 'Elsewhere' }, rule])
    reporter.capture(new TypeError('x is not a function'), 'window')
    expect(sent.length > 0).toBe(passes)
  })

  it('is reported nevertheless as often as sampling says', () => {
    const { sent, reporter } = open([{ name: 'RangeError', share: 0.2 }], [0.1, 0.2, 0.5, 0.19])
    times(8, () => reporter.capture(new RangeError('x'), 'window'))
    expect(sent).toHaveLength(4)
  })

  it('does not count for the maximum of its name', () => {
    const { sent, reporter } = open([{ message: 'offline' }])
    times(30, () => reporter.report({ name: 'ApiTimeoutError', message: 'offline' }))
    times(30, () => reporter.report({ name: 'ApiTimeoutError', message: 'slow' }))
    expect(sent).toHaveLength(10)
  })
})

describe('what is thrown', () => {
  it('is reported once, whoever catches it', () => {
    const { sent, reporter } = open()
    const error = new TypeError('x')
    reporter.capture(error, 'api', { detail: { call: 'GET /disks' }, hidden: { password: 'p' } })
    reporter.capture(error, 'boundary')
    reporter.capture(error, 'window')
    expect(sent).toEqual([
      {
        at: 1,
        source: 'api',
        name: 'TypeError',
        message: 'x',
        error,
        detail: { call: 'GET /disks' },
        hidden: [{ password: 'p' }],
        place: { page: '/compute', tags: { language: 'en' }, hidden: 'key' },
        crumbs: [],
      },
    ])
  })

  it.each([
    ['a text', 'odd', 'odd'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'object'],
    ['an object', { password: 'hunter2' }, 'object'],
    ['a number', 7, 'number'],
  ])('may be %s', (_what, thrown, message) => {
    const { sent, reporter } = open()
    reporter.capture(thrown, 'rejection')
    expect(sent).toMatchObject([{ name: 'ThrownValue', message, source: 'rejection' }])
  })

  it('twice as the same text is reported twice', () => {
    const { sent, reporter } = open()
    reporter.capture('odd', 'window')
    reporter.capture('odd', 'window')
    expect(sent).toHaveLength(2)
  })
})

describe('breadcrumbs', () => {
  it('are the last 40 [REPORT-07]', () => {
    const { sent, reporter } = open()
    times(50, (time) => reporter.note({ kind: 'call', text: `GET /${time}` }))
    reporter.report({ name: 'Odd', message: 'x' })
    expect(sent[0]?.crumbs.map(({ text }) => text)).toEqual(
      Array.from({ length: 40 }, (_, index) => `GET /${index + 10}`),
    )
  })

  it('tell what was reported before, and stay as they were', () => {
    const { sent, reporter } = open()
    reporter.report({ name: 'First', message: 'x' })
    reporter.note({ kind: 'page', text: '/compute' })
    reporter.report({ name: 'Second', message: 'x' })
    expect(sent.map(({ crumbs }) => crumbs)).toEqual([
      [],
      [
        { at: 2, kind: 'report', text: 'First' },
        { at: 3, kind: 'page', text: '/compute' },
      ],
    ])
  })
})
