import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { needs } from '../../run/needs'
import {
  describeFailures,
  describeTotals,
  listFailures,
  readResults,
  type TestResult,
} from '../../run/test-totals'

/** Totals of a report with these tests, each a status and the package it needs. */
function totalsOf(...tests: readonly (readonly [status: string, needs?: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'totals-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, 'results.json')
  const assertionResults = tests.map(([status, name]) => ({
    ...{ fullName: 'a test', status, failureMessages: [] },
    meta: name === undefined ? {} : { needs: name },
  }))
  writeFileSync(
    file,
    JSON.stringify({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }),
  )
  return describeTotals(readResults(file))
}

it('totals name the packages for want of which tests did not run', () => {
  expect(
    totalsOf(['passed'], ['skipped', 'prometheus'], ['skipped', 'openssh-server'], ['skipped', 'prometheus']),
  ).toBe('1 passed, left out: openssh-server (1 test), prometheus (2 tests)')
  expect(totalsOf(['passed', 'prometheus'], ['failed', 'prometheus'], ['skipped'])).toBe(
    '1 passed, 1 failed, 1 not run',
  )
  expect(totalsOf()).toBe('no tests ran')
})

it('failures are told with their places in the project, and named once more at the end', () => {
  const test = (title: string, status: string, messages: string[] = []): TestResult => ({
    ...{ file: 'tests/a.test.ts', title, status, messages },
  })
  const thrown = 'Error: no\n    at own.ts:1\n    at file:///x/node_modules/vitest/y.js:2'
  const results = [test('is red', 'failed', [thrown]), test('is green', 'passed')]
  expect(describeFailures(results)).toBe('tests/a.test.ts: is red\n  Error: no\n      at own.ts:1')
  expect(listFailures(results)).toEqual(['FAILED  tests/a.test.ts: is red'])
  expect(describeFailures([test('is green', 'passed')])).toBe('')
})

it('a test that needs a package runs only where its program is', () => {
  const { PATH } = process.env
  onTestFinished(() => {
    process.env['PATH'] = PATH
  })
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  process.env['PATH'] = folder
  expect(needs('awscli')).toEqual({ skip: true, meta: { needs: 'awscli' } })
  writeFileSync(join(folder, 'aws'), '')
  expect(needs('awscli')).toEqual({ skip: false, meta: { needs: 'awscli' } })
})
