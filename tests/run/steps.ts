/** One thing `npm test` checks. */
export interface Step {
  readonly name: string
  /** A program of `node_modules/.bin`, or of this repository run by tsx, with its arguments. */
  readonly command: readonly string[]
  /** Where vitest leaves its results. */
  readonly results?: string
  /** Needs Chromium; its path is in CHROME_PATH. */
  readonly browser?: true
}

const configured = (config: string, results: string): string[] => [
  ...['vitest', 'run', '--config', config, '--reporter=default', '--reporter=json'],
  `--outputFile.json=${results}`,
]

/** Cheap and independent of one another: they share the cores. */
export const checks: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--cache', '--cache-location=.cache/prettier', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'types-second', command: ['tsx', 'tests/second-platform/check-types.ts'] },
  { name: 'generated', command: ['tsx', 'codegen/run.ts', '--check'] },
  { name: 'build', command: ['tsx', 'codegen/vite/build.ts'] },
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

const named = (...names: readonly string[]): Step[] => checks.filter(({ name }) => names.includes(name))

/** Need the cores, the build or the browser for themselves: one after the other. */
export const suites: readonly Step[] = [
  {
    name: 'unit',
    command: configured('tests/vitest.config.ts', 'tests/results/unit.json'),
    results: 'tests/results/unit.json',
  },
  {
    name: 'contract',
    command: configured('tests/vitest.contract.config.ts', 'tests/results/contract.json'),
    results: 'tests/results/contract.json',
  },
  {
    name: 'e2e',
    command: configured('tests/vitest.e2e.config.ts', 'tests/results/e2e.json'),
    results: 'tests/results/e2e.json',
    browser: true,
  },
]

/** Read what the suites left. */
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
        ...configured('tests/vitest.config.ts', 'tests/results/quick.json'),
        ...['--passWithNoTests', '--changed', process.env['CHANGED_SINCE'] ?? 'HEAD'],
      ],
      results: 'tests/results/quick.json',
    },
  ],
}
