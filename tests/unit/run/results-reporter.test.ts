// @module-tag process
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readResults } from '../../run/results'
import { resultsVariable } from '../../run/results-reporter'

const file = `
import { describe, expect, it } from 'vitest'
let runs = 0
describe('a part', () => {
  it('is green', () => expect(1).toBe(1))
  it('comes and goes', { retry: 2 }, () => expect((runs += 1)).toBe(2))
  it('is red', { retry: 2 }, () => expect(1).toBe(2))
  it.skip('wants for a package', { meta: { needs: 'prometheus' } }, () => expect(1).toBe(2))
})
it('leaves a promise behind', () => {
  expect(1).toBe(1)
  void Promise.reject(new Error('nobody waits for this'))
})
`

/** Runs a file of tests below the project, whose packages it needs, and reads its results. */
async function resultsOf(tests: string) {
  const folder = mkdtempSync(resolve('tests/results-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  writeFileSync(join(folder, 'one.test.ts'), tests)
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
  const results = join(folder, 'results.json')
  const args = ['run', '--root', folder, `--reporter=${resolve('tests/run/results-reporter.ts')}`]
  await new Promise<void>((done) => {
    execFile(
      resolve('node_modules/.bin/vitest'),
      args,
      { cwd: folder, env: { ...process.env, [resultsVariable]: results, VITEST: undefined } },
      () => {
        done()
      },
    )
  })
  return readResults(results)
}

it('writes how each test ended, how often it was run, and what failed outside of every test', async () => {
  const results = await resultsOf(file)
  expect(results.map(({ title, status, runs, needs }) => ({ title, status, runs, needs }))).toEqual([
    { title: 'a part is green', status: 'passed', runs: 1, needs: undefined },
    { title: 'a part comes and goes', status: 'passed', runs: 2, needs: undefined },
    { title: 'a part is red', status: 'failed', runs: 3, needs: undefined },
    { title: 'a part wants for a package', status: 'skipped', runs: 1, needs: 'prometheus' },
    { title: 'leaves a promise behind', status: 'passed', runs: 1, needs: undefined },
    { title: 'outside of every test', status: 'failed', runs: 1, needs: undefined },
  ])
  expect(results[1]?.messages[0]).toContain('expected 1 to be 2')
  expect(results.at(-1)?.messages[0]).toContain('nobody waits for this')
})
