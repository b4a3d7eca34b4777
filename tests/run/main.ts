import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { needChromium } from '../browser/find-chromium'
import { type Plan, planRun } from './plan'
import type { Step } from './steps'
import { describeFailures, describeTotals, listFailures, readResults } from './test-totals'

interface Outcome {
  readonly step: Step
  readonly ok: boolean
  /** Seconds. */
  readonly took: number
}

/** How many of the cheap checks run at once. */
const lanes = 2

const outcomes: Outcome[] = []

/** Runs a step to its end and says how it went; when it failed, with the tests that failed, or else with all it wrote. */
async function run(step: Step): Promise<void> {
  const start = performance.now()
  const { ok, output } = await attempt(step)
  const outcome = { step, ok, took: (performance.now() - start) / 1000 }
  outcomes.push(outcome)
  console.log(lineOf(outcome))
  if (ok) return
  const failures = step.results === undefined ? '' : describeFailures(readResults(step.results))
  console.log(`\n${failures === '' ? output.trimEnd() : failures}\n`)
}

async function attempt(step: Step): Promise<{ ok: boolean; output: string }> {
  if (step.results !== undefined) rmSync(step.results, { force: true })
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
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

function lineOf({ step, ok, took }: Outcome): string {
  const tests = step.results === undefined ? '' : `  ${describeTotals(readResults(step.results))}`
  return `${ok ? 'passed' : 'FAILED'}  ${step.name.padEnd(12)} ${took.toFixed(1).padStart(6)} s${tests}`
}

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

const plan = planOrExit()
const start = performance.now()
const queue = [...plan.checks]
await Promise.all(Array.from({ length: lanes }, () => runLane(queue)))
await runLane([...plan.suites])

const failed = outcomes.filter(({ ok }) => !ok)
const tests = outcomes.flatMap(({ step }) => (step.results === undefined ? [] : readResults(step.results)))
console.log(
  [
    '',
    ...outcomes.map(lineOf),
    '',
    ...listFailures(tests),
    `${outcomes.length - failed.length} of ${outcomes.length} steps passed; tests: ${describeTotals(tests)}; ` +
      `${((performance.now() - start) / 1000).toFixed(0)} s`,
  ].join('\n'),
)
process.exitCode = failed.length === 0 && outcomes.length > 0 ? 0 : 1
