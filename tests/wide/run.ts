/**
 * `npm run test:wide`: runs wide or long tests by name: `npm run test:wide -- kills hostile`. `--seed N` repeats the random
 * cases of a run, `--resume` leaves out the files that were green when the same part last ran on this commit with this seed.
 * Results are kept in `tests/results/wide/`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { needChromium } from '../browser/find-chromium'
import { describeFailures, describeTotals, listTests } from '../run/describe-results'
import { readKnownRed } from '../run/known-red'
import { measureSlowness } from '../run/measure-slowness'
import { readResults, type TestResult } from '../run/results'
import { resultsVariable } from '../run/results-reporter'
import { seedVariable } from '../run/seed'
import { slownessVariable } from '../run/time-limits'
import { isGreen, judge } from '../run/verdict'
import { type Part, parts } from './parts'

const folder = 'tests/results/wide'

/** Results of the last run of a part. */
interface Kept {
  readonly commit: string
  readonly seed: string
  readonly results: readonly TestResult[]
}

const { values, positionals: words } = parseArgs({
  options: { seed: { type: 'string' }, resume: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = words.filter((word) => !parts.some(({ name }) => name === word))
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('" and no part "')}". The parts are ${parts.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

const seed = values.seed ?? `${Math.floor(Math.random() * 2 ** 31)}`
const commit = execFileSync('git', ['rev-parse', 'HEAD']).toString().trim()
const slowness = measureSlowness()
const list = readKnownRed()
console.log(`Seed ${seed}; the same cases again with --seed ${seed}.`)
mkdirSync(folder, { recursive: true })

let green = true
for (const part of parts) {
  if (words.length > 0 && !words.includes(part.name)) continue
  const start = performance.now()
  const { results, output } = await runPart(part)
  const verdict = judge(results, list)
  const ok = isGreen(verdict)
  green &&= ok
  const took = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${part.name.padEnd(14)} ${took} s  ${describeTotals(results, list)}`,
  )
  for (const line of listTests(verdict, list)) console.log(line)
  if (!ok) console.log(describeFailures(verdict.failed) || output.trimEnd())
}
process.exitCode = green ? 0 : 1

/** Runs a part; when resumed, without the files that are green already. */
async function runPart(part: Part): Promise<{ results: readonly TestResult[]; output: string }> {
  const file = `${folder}/${part.name}.json`
  const before = values.resume ? greenBefore(file) : []
  const raw = `${folder}/${part.name}.last.json`
  const files = [...new Set(before.map((each) => each.file))]
  const args = [
    ...['run', '--config', `tests/${part.config}`, '--reporter=default'],
    ...['--reporter=./tests/run/results-reporter.ts', ...(part.args ?? [])],
    ...files.map((each) => `--exclude=${each}`),
  ]
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...part.environment,
    ...{ [resultsVariable]: resolve(raw), [seedVariable]: seed, [slownessVariable]: `${slowness}` },
    ...(part.browser && { CHROME_PATH: needChromium() }),
  }
  const child = spawn(resolve('node_modules/.bin/vitest'), args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  await new Promise((done) => child.once('close', done))
  const results = [...before, ...readResults(raw)]
  writeFileSync(file, JSON.stringify({ commit, seed, results } satisfies Kept))
  return { results, output }
}

/** The tests of files without a failure in the last run of the part on this commit with this seed. */
function greenBefore(file: string): readonly TestResult[] {
  if (!existsSync(file)) return []
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (kept.commit !== commit || kept.seed !== seed) return []
  const red = new Set(kept.results.filter(({ status }) => status === 'failed').map((each) => each.file))
  return kept.results.filter((each) => !red.has(each.file))
}
