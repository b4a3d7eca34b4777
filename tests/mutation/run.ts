/**
 * `npm run mutation`: changes chosen modules one small place at a time (StrykerJS) and runs the tests written for them;
 * fails when fewer changes are noticed than `groups.ts` asks for. `npm run mutation -- money src/lib/csv.ts` takes these
 * groups and modules only, `--workers 1` changes one at a time instead of two.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { equivalents } from './equivalents'
import { type Group, groups } from './groups'
import { type Change, judge } from './judge'

/** Runs the tests of a group against every change of its modules, `workers` at a time. */
async function changesOf({ name, modules }: Group, workers: number): Promise<Change[]> {
  // Stryker's own `testFiles` loses what is computed when a module loads (stryker-js issue 6144).
  process.env['MUTATION_GROUP'] = name
  const results = await new Stryker({
    mutate: [...modules],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignorePatterns: ['.cache', 'dist', 'shots', 'tests/results'],
    concurrency: workers,
    tempDirName: '.cache/stryker',
    reporters: ['html'],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    allowConsoleColors: false,
  }).runMutationTest()
  return results.map(({ fileName, location: { start, end }, replacement, status }) => {
    const file = relative('.', fileName)
    return { file, line: start.line, from: textIn(file, start, end), to: replacement, status }
  })
}

interface Place {
  readonly line: number
  readonly column: number
}

/** The text of a file between two places, lines and columns from one. */
function textIn(file: string, start: Place, end: Place): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  return lines.join('\n')
}

const { values, positionals: wanted } = parseArgs({
  options: { workers: { type: 'string', default: '2' } },
  allowPositionals: true,
})
const unknown = wanted.filter(
  (word) => !groups.some(({ name, modules }) => [name, ...modules].includes(word)),
)
if (unknown.length > 0) {
  console.error(
    `There is no group or module "${unknown.join('" and no "')}". The groups are ${groups.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
/** The requested groups, each with all or some of its modules. */
const chosen = groups.flatMap((group): Group[] => {
  if (wanted.length === 0 || wanted.includes(group.name)) return [group]
  const modules = group.modules.filter((module) => wanted.includes(module))
  return modules.length > 0 ? [{ ...group, modules }] : []
})
let failed = false
const lines: string[] = []
for (const group of chosen) {
  const verdict = judge(group, await changesOf(group, Number(values.workers)), equivalents)
  failed ||= !verdict.ok
  console.log(verdict.text)
  lines.push(verdict.summary)
}
console.log(['', ...lines].join('\n'))
process.exitCode = failed ? 1 : 0
