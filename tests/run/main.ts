import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { needChromium } from '../browser/find-chromium'
import { describeFailures, describeTotals, listSlowest, listTests } from './describe-results'
import { knownRedLimit, readKnownRed } from './known-red'
import { measureSlowness } from './measure-slowness'
import { type Plan, planRun } from './plan'
import { nameOf, readResults, type TestResult } from './results'
import { resultsVariable } from './results-reporter'
import { checksBudget, madeBy, type Step } from './steps'
import { slownessVariable } from './time-limits'
import { isGreen, judge } from './verdict'

interface Outcome {
  readonly step: Step
  readonly ok: boolean
  /** Seconds. */
  readonly took: number
  readonly tests: readonly TestResult[]
}

/** How many of the cheap checks run at once. */
const lanes = 2

const plan = planOrExit()
if (plan.nothing !== undefined) {
  console.log(plan.nothing)
  process.exit(0)
}
const list = readKnownRed()
const slowness = measureSlowness()
const outcomes: Outcome[] = []

/** Runs a step and prints its result; on failure with the failed tests, or else its whole output. */
async function run(step: Step): Promise<void> {
  const start = performance.now()
  const { ok, output } = await attempt(step)
  const tests = step.results === undefined ? [] : readResults(step.results)
  const verdict = judge(tests, list)
  // Known red tests make the program fail, but not the step.
  const explained = ok || verdict.known.length > 0
  const green = step.results === undefined ? ok : explained && (isGreen(verdict) || isEmpty(step, tests))
  const outcome = { step, ok: green, took: (performance.now() - start) / 1000, tests }
  outcomes.push(outcome)
  console.log(lineOf(outcome))
  if (outcome.ok) return
  const failures = describeFailures(verdict.failed)
  console.log(`\n${failures === '' ? output.trimEnd() : failures}\n`)
}

const isEmpty = ({ mayBeEmpty }: Step, tests: readonly TestResult[]): boolean =>
  mayBeEmpty === true && tests.every(({ status }) => status === 'skipped')

async function attempt(step: Step): Promise<{ ok: boolean; output: string }> {
  if (step.results !== undefined) rmSync(step.results, { force: true })
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...(step.results !== undefined && { [resultsVariable]: resolve(step.results) }),
    [slownessVariable]: `${slowness}`,
    ...madeBy(outcomes),
    PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  }
  if (step.browser) {
    try {
      environment['CHROME_PATH'] = needChromium()
    } catch (error) {
      return { ok: false, output: error instanceof Error ? error.message : String(error) }
    }
  }
  const [program = '', ...args] = step.command
  const child = spawn(program, args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((done) => {
    child.once('error', (error) => {
      done({ ok: false, output: error.message })
    })
    child.once('close', (code) => {
      done({ ok: code === 0, output })
    })
  })
}

function lineOf({ step, ok, took, tests }: Outcome): string {
  const budget = step.budget === undefined ? '' : ` of ${step.budget}`
  const totals = step.results === undefined ? '' : `  ${describeTotals(tests, list)}`
  return `${ok ? 'passed' : 'FAILED'}  ${step.name.padEnd(12)} ${took.toFixed(1).padStart(6)} s${budget}${totals}`
}

/** The tests that took longest in the steps that were over their budget. */
const slowTests = (): string[] =>
  outcomes
    .filter(({ step: { budget }, took }) => budget !== undefined && took > budget * slowness)
    .flatMap(({ step, tests }) => ['', `The slowest tests of ${step.name}:`, ...listSlowest(tests)])

function planOrExit(): Plan {
  try {
    return planRun(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return process.exit(2)
  }
}

async function runLane(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) await run(step)
}

/** Keeps the unsteady tests with their first failures. */
function keepUnsteady(tests: readonly TestResult[]): void {
  mkdirSync('tests/results', { recursive: true })
  const told = tests.map((test) => ({ test: nameOf(test), failure: test.messages[0] ?? '' }))
  writeFileSync('tests/results/unsteady.json', `${JSON.stringify(told, undefined, 2)}\n`)
}

const start = performance.now()
const since = (): string => ((performance.now() - start) / 1000).toFixed(0)
const queue = [...plan.checks]
await Promise.all(Array.from({ length: lanes }, () => runLane(queue)))
if (plan.checks.length > 0) console.log(`        all checks   ${since().padStart(6)} s of ${checksBudget}`)
await runLane([...plan.suites])

const failed = outcomes.filter(({ ok }) => !ok)
const tests = outcomes.flatMap((each) => each.tests)
const verdict = judge(tests, list)
keepUnsteady(verdict.unsteady)
const tooManyKnown = list.length > knownRedLimit
const red = verdict.failed.length
console.log(
  [
    '',
    ...outcomes.map(lineOf),
    ...slowTests(),
    '',
    ...listTests(verdict, list),
    ...(tooManyKnown
      ? [`tests/known-red.json holds ${list.length} tests; ${knownRedLimit} are the most.`]
      : []),
    ...failed.map(({ step }) => `FAILED    step ${step.name}`),
    `${outcomes.length - failed.length} of ${outcomes.length} steps passed; tests: ${describeTotals(tests, list)}; ` +
      `${since()} s on a machine that is ${slowness} times slower than an idle one`,
    `${(verdict.passed.length + verdict.unsteady.length).toLocaleString('en')} passed, ${red.toLocaleString('en')} failed`,
  ].join('\n'),
)
process.exitCode = failed.length === 0 && !tooManyKnown ? 0 : 1
