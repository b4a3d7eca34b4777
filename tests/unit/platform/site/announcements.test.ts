import { expect, it } from 'vitest'
import {
  announcementMark,
  currentAnnouncements,
  isUnderWay,
  type Announcement,
} from '../../../../src/platform/site/announcements'

const at = (text: string): number => Date.parse(text)
const work: Announcement = {
  id: 'network',
  kind: 'maintenance',
  title: 'Tartu: network maintenance',
  starts_at: '2026-11-26T01:00:00Z',
  ends_at: '2026-11-26T03:00:00Z',
}
const shows = (announcement: Announcement, now: string) =>
  currentAnnouncements({ announcements: [announcement] }, at(now)).length === 1

it.for([
  ['2026-11-19T00:59:59Z', false],
  ['2026-11-19T01:00:00Z', true],
  ['2026-11-26T02:59:59Z', true],
  ['2026-11-26T03:00:00Z', false],
] as const)('maintenance is told from seven days before to its end: %s %s', ([now, shown]) => {
  expect(shows(work, now)).toBe(shown)
})

it.for([
  ['2026-11-26T00:59:59Z', false],
  ['2026-11-26T01:00:00Z', true],
] as const)('news is told from its start: %s %s', ([now, shown]) => {
  expect(shows({ ...work, kind: 'announcement' }, now)).toBe(shown)
})

it('what has no times holds', () => {
  const { starts_at: _starts, ends_at: _ends, ...always } = work
  expect(shows({ ...always, kind: 'promotion' }, '2026-01-01T00:00:00Z')).toBe(true)
  expect(isUnderWay({ ...always, kind: 'promotion' }, 0)).toBe(false)
  expect(isUnderWay(always, 0)).toBe(true)
  expect(currentAnnouncements({}, 0)).toEqual([])
})

it('maintenance that was closed is told again when it begins', () => {
  const before = announcementMark(work, at('2026-11-25T00:00:00Z'))
  expect(announcementMark(work, at('2026-11-26T00:00:00Z'))).toBe(before)
  expect(announcementMark(work, at('2026-11-26T01:00:00Z'))).not.toBe(before)
})
