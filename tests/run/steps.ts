import type { TestResult } from './results'

/** One step of `npm test`. */
export interface Step {
  readonly name: string
  /** A program of `node_modules/.bin`, or of this repository run by tsx, with its arguments. */
  readonly command: readonly string[]
  /** Seconds it may take on two idle cores. Taking longer is reported, and makes no run red. */
  readonly budget?: number
  /** Where its tests leave their results. */
  readonly results?: string
  /** Environment variables that pass its output on to later steps. */
  readonly makes?: Readonly<Record<string, string>>
  /** Needs Chromium; its path is in CHROME_PATH. */
  readonly browser?: true
  /** May have nothing to run. */
  readonly mayBeEmpty?: true
}

const reporters = ['--reporter=default', '--reporter=./tests/run/results-reporter.ts']

/** Runs the tests of a configuration without the wide ones. */
const narrow = (config: string): string[] => [
  ...['vitest', 'run', '--config', `tests/${config}`, ...reporters, '--tags-filter=!wide'],
]

/** Cheap and independent of one another: they share the cores. */
export const checks: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded', '-p', '.'] },
  { name: 'types-second', command: ['tsx', 'tests/second-platform/check-types.ts'] },
  { name: 'generated', command: ['tsx', 'codegen/run.ts', '--check'] },
  {
    ...{ name: 'build', command: ['tsx', 'codegen/vite/build.ts'] },
    makes: { E2E_CONSOLE: 'dist/console' },
  },
  {
    name: 'layers',
    command: [
      ...[
        'depcruise',
        '--output-type',
        'err-long',
        'src',
        'client',
        'codegen',
        'sandbox',
        'resource-manifests',
        'tests',
      ],
      ...['console.config.ts', 'vite.config.ts'],
    ],
  },
  { name: 'unused', command: ['knip'] },
  {
    name: 'description',
    command: [
      ...['redocly', 'lint', 'openapi/openapi.yaml', 'openapi/identity.yaml'],
      ...['--config', 'openapi/redocly.yaml'],
    ],
  },
  { name: 'lint', command: ['oxlint'] },
  { name: 'coverage', command: ['tsx', 'tests/coverage/api.ts'] },
]

/** The output of the steps that passed, as environment variables of later steps, so that it is made once. */
export const madeBy = (ended: readonly { readonly step: Step; readonly ok: boolean }[]): NodeJS.ProcessEnv =>
  Object.assign({}, ...ended.map(({ step, ok }) => (ok ? step.makes : {})))

const named = (...names: readonly string[]): Step[] => checks.filter(({ name }) => names.includes(name))

/** Seconds that all checks together may take: they share the cores. */
export const checksBudget = 90

/** Need the cores, the build or the browser for themselves: one after the other. */
export const suites: readonly Step[] = [
  { name: 'unit', command: narrow('vitest.config.ts'), results: 'tests/results/unit.json', budget: 150 },
  {
    ...{ name: 'contract', command: narrow('vitest.contract.config.ts') },
    ...{ results: 'tests/results/contract.json', budget: 120 },
  },
  {
    ...{ name: 'e2e', command: narrow('vitest.e2e.config.ts') },
    ...{ results: 'tests/results/e2e.json', budget: 360, browser: true },
  },
]

/** Read the results of the suites. */
export const proofs: readonly Step[] = [
  { name: 'requirements', command: ['tsx', 'tests/coverage/requirements.ts', '--floor'] },
]

/**
 * `npm test -- quick`: types, style, and the unit tests that can reach a changed file. `CHANGED_SINCE` names the commit to
 * compare with; without it only what is not committed counts as changed.
 */
export const quick: { readonly checks: readonly Step[]; readonly suites: readonly Step[] } = {
  checks: named('format', 'types', 'types-second', 'generated', 'layers', 'lint'),
  suites: [
    {
      name: 'unit',
      command: [
        ...narrow('vitest.config.ts'),
        ...['--passWithNoTests', '--changed', process.env['CHANGED_SINCE'] ?? 'HEAD'],
      ],
      results: 'tests/results/quick.json',
      mayBeEmpty: true,
    },
  ],
}

/** `npm test -- failed`: the tests of each suite that were red or unsteady when it last ran. */
export const onlyFailed = (read: (file: string) => readonly TestResult[]): Step[] =>
  suites.flatMap((suite) => {
    const again = read(suite.results ?? '').filter(({ status, runs }) => status === 'failed' || runs > 1)
    if (again.length === 0) return []
    const titles = again.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    const files = [...new Set(again.map(({ file }) => file))]
    const command = [...suite.command, ...files, '-t', `^(${titles.join('|')})$`]
    return [{ ...suite, command, results: `tests/results/failed-${suite.name}.json` }]
  })
