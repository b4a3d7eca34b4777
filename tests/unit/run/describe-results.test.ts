import { expect, it } from 'vitest'
import { describeFailures, describeTotals, listSlowest, listTests } from '../../run/describe-results'
import { judge } from '../../run/verdict'
import { knownRed, result } from './result'

it('totals name the packages for want of which tests did not run, and no test that only runs wide', () => {
  const skipped = (needs?: 'prometheus' | 'openssh-server') =>
    result({ status: 'skipped', ...(needs && { needs }) })
  expect(
    describeTotals(
      [result(), skipped('prometheus'), skipped('openssh-server'), skipped('prometheus'), skipped()],
      [],
    ),
  ).toBe('1 passed, 1 not run, left out: openssh-server (1 test), prometheus (2 tests)')
  expect(describeTotals([result(), result({ status: 'skipped', wide: true })], [])).toBe('1 passed')
  expect(describeTotals([], [])).toBe('no tests ran')
})

it('totals count apart what passed at a second run, and what is known to be red', () => {
  const red = result({ title: 'is red', status: 'failed', runs: 3 })
  const results = [result(), result({ runs: 2 }), red, result({ title: 'is new', status: 'failed' })]
  expect(describeTotals(results, [knownRed(red)])).toBe('1 passed, 1 unsteady, 1 failed, 1 known red')
})

it('failures are told with their places in the project', () => {
  const thrown = 'Error: no\n    at own.ts:1\n    at file:///x/node_modules/vitest/y.js:2'
  expect(describeFailures([result({ title: 'is red', messages: [thrown] })])).toBe(
    'tests/a.test.ts: is red\n  Error: no\n      at own.ts:1',
  )
  expect(describeFailures([])).toBe('')
})

it('names every test a person has to look at, the failed ones last', () => {
  const known = result({ title: 'is known', status: 'failed' })
  const mended = result({ title: 'is mended' })
  const results = [
    ...[result({ title: 'is red', status: 'failed' }), known, mended, result()],
    result({ title: 'comes and goes', runs: 3, messages: ['Error: once\n at a', 'Error: twice'] }),
  ]
  const list = [knownRed(known), knownRed(mended)]
  const lines = listTests(judge(results, list), list)
  expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(['UNSTEADY', 'KNOWN', 'MENDED', 'FAILED'])
  expect(lines[0]).toContain('comes and goes\n          Error: once')
  expect(lines[1]).toContain('is known\n          for a reason')
  expect(lines.at(-1)).toBe('FAILED    tests/a.test.ts: is red')
})

it('names the slowest tests with their seconds', () => {
  const results = [1, 3, 2].map((seconds) => result({ title: `takes ${seconds}`, seconds }))
  expect(listSlowest(results, 2)).toEqual([
    '     3.0 s  tests/a.test.ts: takes 3',
    '     2.0 s  tests/a.test.ts: takes 2',
  ])
})
