/** One long-running part, not in `npm test`. What each proves, its minutes and needs: `docs/testing.md`. */
export interface Part {
  readonly name: string
  /** The configuration of its tests, in `tests/`. */
  readonly config: string
  /** Files and flags after the configuration. */
  readonly args?: readonly string[]
  /** Environment variables that make its tests wide. */
  readonly environment?: Readonly<Record<string, string>>
  readonly browser?: true
}

/** All parts, the short ones first. */
export const parts: readonly Part[] = [
  {
    ...{ name: 'clients', config: 'vitest.config.ts' },
    args: [
      'tests/unit/sandbox/object-storage/aws.test.ts',
      'tests/unit/sandbox/object-storage/rclone.test.ts',
    ],
  },
  { name: 'ways', config: 'vitest.contract.config.ts', args: ['tests/contract/ways.test.tsx'] },
  {
    name: 'prices',
    config: 'vitest.contract.config.ts',
    args: ['tests/contract/form-prices.test.ts'],
    environment: { WIDE: 'all' },
  },
  { name: 'chapter', config: 'vitest.config.ts', args: ['tests/repo/adding-a-resource.test.ts'] },
  {
    ...{
      name: 'copied',
      config: 'vitest.contract.config.ts',
      args: ['tests/contract/copied-calls.test.tsx'],
    },
    environment: { COPIED: 'all' },
  },
  {
    ...{ name: 'hostile', config: 'vitest.config.ts', args: ['tests/unit/sandbox/hostile-texts.test.ts'] },
    environment: { HOSTILE: 'all' },
  },
  {
    ...{ name: 'kills', config: 'vitest.config.ts', args: ['tests/unit/sandbox/kill.test.ts'] },
    environment: { KILLS: '200' },
  },
  { name: 'unit', config: 'vitest.config.ts', args: ['tests/unit'], environment: { WIDE: 'all' } },
  { name: 'browser', config: 'vitest.e2e.config.ts', environment: { WIDE: 'all' }, browser: true },
  {
    ...{ name: 'payments', config: 'vitest.e2e.config.ts', args: ['--mode', 'payments'] },
    browser: true,
  },
  { name: 'writes', config: 'vitest.soak.config.ts', args: ['tests/soak/writes.test.ts'], browser: true },
  {
    ...{ name: 'identities', config: 'vitest.soak.config.ts', args: ['tests/soak/identities.test.ts'] },
    browser: true,
  },
  { name: 'overlays', config: 'vitest.soak.config.ts', args: ['tests/soak/overlays.test.ts'], browser: true },
  { name: 'uploads', config: 'vitest.soak.config.ts', args: ['tests/soak/uploads.test.ts'], browser: true },
  {
    ...{ name: 'proxied', config: 'vitest.e2e.config.ts', args: ['--mode', 'contract'] },
    browser: true,
  },
  {
    ...{ name: 'accessibility', config: 'vitest.e2e.config.ts', args: ['--mode', 'matrix'] },
    browser: true,
  },
]
