/**
 * `npm run steady -- "part of a title"`: runs tests 20 times, without retries, while other processes keep both cores busy, and
 * prints how often each was red. `--times N` sets the number; a word after the title, such as `e2e`, names the suite, where it
 * is known.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { needChromium } from '../browser/find-chromium'
import { describeFailures } from '../run/describe-results'
import { measureSlowness } from '../run/measure-slowness'
import { nameOf, readResults, type TestResult } from '../run/results'
import { resultsVariable } from '../run/results-reporter'
import { suites } from '../run/steps'
import { onceVariable } from '../run/tags'
import { slownessVariable } from '../run/time-limits'

/** As many as keep two cores busy. */
const busyProcesses = 2

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '20' } },
  allowPositionals: true,
})
const [title, suiteName] = positionals
if (title === undefined) {
  console.error('Which tests? npm run steady -- "part of a title"')
  process.exit(2)
}
const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const wanted = suites.filter(({ name }) => suiteName === undefined || name === suiteName)

const slowness = measureSlowness()
const busy = Array.from({ length: busyProcesses }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
const reds = new Map<string, TestResult[]>()
const seen = new Set<string>()
try {
  for (let time = 1; time <= Number(values.times); time += 1) {
    for (const suite of wanted) {
      const results = await runOnce(suite.command, `tests/results/steady-${suite.name}.json`, time > 1)
      for (const test of results.filter(({ status }) => status !== 'skipped')) {
        seen.add(nameOf(test))
        if (test.status === 'failed') reds.set(nameOf(test), [...(reds.get(nameOf(test)) ?? []), test])
      }
    }
    const count = [...reds.values()].flat().length
    console.log(`${time} of ${values.times}: ${seen.size} tests, red ${count} times`)
  }
} finally {
  for (const each of busy) each.kill()
}
if (seen.size === 0) {
  console.error(`No test has "${title}" in its title.`)
  process.exit(2)
}
for (const name of seen) console.log(`red ${reds.get(name)?.length ?? 0} of ${values.times} times: ${name}`)
for (const [first] of reds.values()) if (first) console.log(`\n${describeFailures([first])}`)
process.exitCode = reds.size === 0 ? 0 : 1

async function runOnce(
  [program = '', ...args]: readonly string[],
  file: string,
  hasBuild: boolean,
): Promise<TestResult[]> {
  const all = args.filter((each) => !each.startsWith('--tags-filter'))
  const child = spawn(resolve('node_modules/.bin', program), [...all, '-t', pattern, '--passWithNoTests'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ [resultsVariable]: resolve(file), [slownessVariable]: `${slowness}`, [onceVariable]: 'yes' },
      ...(hasBuild && { E2E_KEEP_BUILD: 'yes' }),
      CHROME_PATH: needChromium(),
    },
  })
  await new Promise((done) => child.once('close', done))
  return readResults(file)
}
