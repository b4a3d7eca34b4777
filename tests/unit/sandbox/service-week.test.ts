import { describe, expect, it } from 'vitest'
import { newestPatch, nextMaintenance, nextServiceBackup } from '../../../sandbox/machines/service-week'

const iso = (ms: number): string => new Date(ms).toISOString()
const at = (text: string): number => Date.parse(text)

describe('the week of a managed service', () => {
  it.each([
    ['2026-11-21T08:46:00Z', '2026-11-25T02:00:00.000Z'],
    ['2026-11-25T01:59:59Z', '2026-11-25T02:00:00.000Z'],
    ['2026-11-25T02:00:00Z', '2026-12-02T02:00:00.000Z'],
    ['2026-12-30T12:00:00Z', '2027-01-06T02:00:00.000Z'],
  ])('[SERVICE-17 platform] at %s the next backup is %s', (now, next) => {
    expect(iso(nextServiceBackup(at(now)))).toBe(next)
  })

  it.each([
    ['030000+0000', '2026-11-25T03:00:00.000Z'],
    ['033015+0000', '2026-11-25T03:30:15.000Z'],
    ['010000+0200', '2026-11-24T23:00:00.000Z'],
    ['220000-0530', '2026-11-26T03:30:00.000Z'],
  ])('[K8S-03 platform] a window from %s begins at %s', (begin, next) => {
    const maintenance = { autoUpdate: true, timeWindow: { begin, end: begin } }
    expect(iso(nextMaintenance(maintenance, at('2026-11-21T08:46:00Z')))).toBe(next)
  })

  it('[K8S-03 platform] a window that began just now, and one of the day before, begin again in a week', () => {
    const maintenance = (begin: string) => ({ autoUpdate: true, timeWindow: { begin, end: begin } })
    const begun = nextMaintenance(maintenance('030000+0000'), at('2026-11-25T03:00:00Z'))
    const before = nextMaintenance(maintenance('010000+0200'), at('2026-11-25T00:00:00Z'))
    expect([iso(begun), iso(before)]).toEqual(['2026-12-02T03:00:00.000Z', '2026-12-01T23:00:00.000Z'])
  })

  it.each([
    [['1.31.4', '1.31.2', '1.30.8'], '1.31.2', '1.31.4'],
    [['1.31.4', '1.31.10', '1.32.0'], '1.31.4', '1.31.10'],
    [['1.31.4'], '1.31.9', '1.31.9'],
    [['1.31.4'], '1.29.1', '1.29.1'],
  ])('[K8S-03 platform] of %j the newest patch for %s is %s', (versions, version, newest) => {
    expect(newestPatch(versions, version)).toBe(newest)
  })
})
