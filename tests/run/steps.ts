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
