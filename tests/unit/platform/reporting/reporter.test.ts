import { describe, expect, it } from 'vitest'
import { createReporter, type Report } from '../../../../src/platform/reporting/reporter'

function open(): { sent: Report[]; reporter: ReturnType<typeof createReporter> } {
  const sent: Report[] = []
  return { sent, reporter: createReporter((report) => sent.push(report)) }
}

describe('reports', () => {
  it.each([
    ['ApiConnectionError', 20],
    ['ApiContentTypeError', 20],
    ['ApiTimeoutError', 10],
  ])('of %s stop after %d [REPORT-01]', (name, most) => {
    const { sent, reporter } = open()
    for (let time = 0; time < 50; time += 1) reporter.report({ name, message: `${time}` })
    expect(sent).toHaveLength(most)
    expect(sent.at(-1)?.message).toBe(`${most - 1}`)
  })

  it('of anything else do not stop, and are counted apart', () => {
    const { sent, reporter } = open()
    for (let time = 0; time < 30; time += 1) {
      reporter.report({ name: 'ApiConnectionError', message: 'x' })
      reporter.report({ name: 'TypeError', message: 'x' })
    }
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
    expect(sent).toEqual([])
  })

  it('of an oddity in data are made once', () => {
    const { sent, reporter } = open()
    for (let row = 0; row < 1000; row += 1) {
      reporter.reportOnce({ name: 'OddRecord', message: 'disk: uuid' })
      reporter.reportOnce({ name: 'OddRecord', message: 'disk: size_gb' })
    }
    expect(sent.map(({ message }) => message)).toEqual(['disk: uuid', 'disk: size_gb'])
  })
})
