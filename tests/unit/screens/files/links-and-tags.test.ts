import { describe, expect, it } from 'vitest'
import { readLocalInput, writeLocalInput } from '../../../../src/lib/local-input'
import { secondsUntil } from '../../../../src/screens/files/dialogs/link-life'
import { tagProblem } from '../../../../src/screens/files/dialogs/tag-problem'

const now = Date.UTC(2026, 10, 21, 8, 46)

describe('links to files', () => {
  it.each([
    ['a minute', 60_000, 60],
    ['seven days', 604_800_000, 604_800],
    ['more than seven days', 604_801_000, undefined],
    ['no time', 0, undefined],
    ['the past', -1000, undefined],
    ['no instant', Number.NaN, undefined],
  ])('[BUCKET-07] work for %s as asked, or not at all', (_, ahead, seconds) => {
    expect(secondsUntil(now + ahead, now)).toBe(seconds)
  })

  it('an instant is written for its control and read from it in the time zone of the browser', () => {
    expect(readLocalInput(writeLocalInput(now))).toBe(now)
    expect(writeLocalInput(now)).toMatch(/^2026-11-2\dT\d\d:\d\d$/)
    expect(readLocalInput('tomorrow')).toBeNaN()
  })
})

describe('tags of files', () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => [`t${index}`, ''] as const)
  it.each([
    ['ten', named(10), undefined],
    ['eleven', named(11), 'many'],
    ['one without a name', [['', 'x']], 'empty'],
    ['two with the same name', [...named(1), ...named(1)], 'twice'],
    ['a name of 129 characters', [['n'.repeat(129), '']], 'long'],
    ['a value of 257 characters', [['n', 'v'.repeat(257)]], 'long'],
  ] as const)('[BUCKET-07] %s are sent, or the reason is told', (_, tags, problem) => {
    expect(tagProblem(tags)).toBe(problem)
  })
})
