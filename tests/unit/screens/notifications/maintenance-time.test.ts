import { expect, it } from 'vitest'
import type { Announcement } from '../../../../src/platform/site/announcements'
import { maintenanceTime } from '../../../../src/screens/notifications/maintenance-time'

const work: Announcement = {
  id: 'tartu',
  kind: 'maintenance',
  title: 'Tartu: network maintenance.',
  starts_at: '2026-11-26T01:00:00Z',
  ends_at: '2026-11-26T03:00:00Z',
}
const before = Date.UTC(2026, 10, 21)
const during = Date.UTC(2026, 10, 26, 2)

it('is all of it before, and its end while it is under way', () => {
  expect(maintenanceTime(work, before, 'en')).toEqual({ at: '26 Nov, 01:00–03:00 UTC', day: '26 Nov' })
  expect(maintenanceTime(work, during, 'en')).toEqual({ until: '03:00 UTC' })
})

it('is not there where the site does not say, and for what is no maintenance', () => {
  expect(maintenanceTime({ ...work, ends_at: null }, during, 'en')).toBeUndefined()
  expect(maintenanceTime({ ...work, starts_at: null, ends_at: null }, before, 'en')).toBeUndefined()
  expect(maintenanceTime({ ...work, kind: 'announcement' }, before, 'en')).toBeUndefined()
})
