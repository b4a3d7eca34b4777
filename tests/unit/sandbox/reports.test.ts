import { expect, it } from 'vitest'
import { createReports } from '../../../sandbox/reports/serve-reports'

const origin = 'http://sandbox.test'
const envelope = (...lines: readonly unknown[]): string =>
  lines.map((line) => JSON.stringify(line)).join('\n')
const post = (body: string, path = '/sandbox/reports/api/1/envelope/'): Request =>
  new Request(`${origin}${path}`, { method: 'POST', body })
const read = (): Request => new Request(`${origin}/sandbox/reports`)

it('takes the events of an envelope, and nothing else of it', async () => {
  const reports = createReports()
  const body = envelope(
    { dsn: 'x' },
    { type: 'session' },
    { started: 1 },
    { type: 'event' },
    { message: 'first', type: 'event' },
    { type: 'event' },
    { message: 'second' },
  )
  const answer = await reports.answer(post(body), false)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(reports.taken()).toEqual([
    { body, events: [{ message: 'first', type: 'event' }, { message: 'second' }] },
  ])
})

it.each(['', 'no JSON', '[]', '{"dsn":'])('refuses the envelope "%s"', async (body) => {
  const reports = createReports()
  const answer = await reports.answer(post(body), false)
  expect(answer.status).toBe(400)
  expect(reports.taken()).toEqual([])
})

it('is nowhere else', async () => {
  const reports = createReports()
  const body = envelope({}, { type: 'event' }, {})
  for (const path of [
    '/sandbox/reports',
    '/sandbox/reports/api/x/envelope/',
    '/sandbox/reports/api/1/store/',
  ])
    expect((await reports.answer(post(body, path), true)).status).toBe(404)
  expect(reports.taken()).toEqual([])
})

it('shows what it took to visitors of this machine only', async () => {
  const reports = createReports()
  await reports.answer(post(envelope({}, { type: 'event' }, { message: 'first' })), false)
  await reports.answer(post(envelope({}, { type: 'event' }, { message: 'second' })), false)
  expect((await reports.answer(read(), false)).status).toBe(404)
  const answer = await reports.answer(read(), true)
  expect(await answer.json()).toEqual([{ message: 'first' }, { message: 'second' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('forgets the oldest of more than 500', async () => {
  const reports = createReports()
  for (let number = 0; number < 502; number += 1)
    await reports.answer(post(envelope({}, { type: 'event' }, { number })), false)
  expect(reports.taken()).toHaveLength(500)
  expect(reports.taken()[0]?.events).toEqual([{ number: 2 }])
})
