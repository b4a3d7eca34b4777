/**
 * Who may import whom. Everything that is not listed is forbidden, and so is every cycle, type imports included.
 * The rooms and the reasons are in docs/architecture.md.
 */

/** One room: where it is, which rooms it may import, which packages; `node` where it runs in Node. */
const rooms = {
  lib: { path: '^src/lib/' },
  // What is generated from the description, the locales and the themes. The rest of src/generated knows manifests.
  generated: {
    path: '^src/generated/(?!(resources|details|forms|validators)/|resource-index|themes\\.ts)',
    may: ['lib'],
  },
  compiled: {
    path: '^src/generated/((resources|details|forms|validators)/|resource-index|themes\\.ts)',
    may: ['generated', 'lib', 'manifest', 'themes'],
    npm: ['ajv'],
  },
  themes: { path: '^themes/' },
  manifest: { path: '^src/manifest/', may: ['lib', 'generated'] },
  api: { path: '^src/api/', may: ['lib', 'generated'], npm: ['openapi-fetch', '@tanstack/react-query'] },
  // What programs call the platform with: the console's own client, with types and a name.
  client: { path: '^client/', may: ['lib', 'generated', 'api'] },
  ui: { path: '^src/ui/', may: ['lib', 'generated'], npm: ['react', 'react-aria-components'] },
  platform: {
    path: '^src/platform/',
    may: ['lib', 'generated', 'compiled', 'manifest', 'api', 'ui'],
    npm: ['react', '@tanstack/react-query', 'i18next'],
  },
  engine: {
    path: '^src/engine/',
    may: ['lib', 'generated', 'compiled', 'manifest', 'api', 'ui', 'platform'],
    npm: ['react', 'react-router', '@tanstack/react-query', '@tanstack/react-table', '@rjsf/', 'yaml'],
  },
  // One screen never imports another: see the rule below.
  screens: {
    path: '^src/screens/',
    may: ['lib', 'generated', 'compiled', 'manifest', 'api', 'ui', 'platform', 'engine'],
    npm: ['react', 'react-router', '@tanstack/react-query'],
  },
  app: {
    path: '^src/app/',
    may: [
      ...['lib', 'generated', 'compiled', 'manifest', 'api', 'ui', 'platform', 'engine', 'screens'],
      'configuration',
    ],
    npm: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  configuration: { path: '^console\\.config\\.ts$' },
  packages: { path: '^package\\.json$' },
  // What the vocabulary gives a manifest, and the names of the platform it is checked against.
  manifests: { path: '^resource-manifests/', may: ['manifest', 'generated'] },
  codegen: {
    path: '^codegen/(?!vite/)',
    may: ['lib', 'generated', 'manifest', 'manifests', 'configuration'],
    npm: ['.'],
    node: true,
  },
  building: {
    path: '^(codegen/vite/|vite\\.config\\.ts$)',
    may: ['lib', 'generated', 'compiled', 'manifest', 'sandbox', 'configuration'],
    npm: ['.'],
    node: true,
  },
  // Written from the specification a second time: it may not look at how the console understands it.
  sandbox: {
    path: '^sandbox/',
    may: ['lib', 'generated'],
    npm: ['hono', '@hono/node-server', 'ajv', 'ajv-formats', 'node-sqlite3-wasm'],
    node: true,
  },
  tests: {
    path: '^tests/',
    may: [
      ...[
        'lib',
        'generated',
        'compiled',
        'themes',
        'manifest',
        'api',
        'ui',
        'platform',
        'engine',
        'screens',
        'app',
        'client',
      ],
      ...['configuration', 'packages', 'manifests', 'codegen', 'building', 'sandbox'],
    ],
    npm: ['.'],
    node: true,
  },
}

const edges = Object.entries(rooms).map(([name, { path, may = [], npm = [], node = false }]) => ({
  name: `${name}-imports`,
  comment: `The room "${name}" may import only what is listed for it in .dependency-cruiser.cjs.`,
  severity: 'error',
  from: { path },
  to: {
    pathNot: [
      path,
      ...may.map((room) => rooms[room].path),
      ...npm.map((name) => (name === '.' ? 'node_modules/' : `node_modules/(@types/)?${name}`)),
    ],
    ...(node ? { dependencyTypesNot: ['core'] } : {}),
  },
}))

module.exports = {
  forbidden: [
    ...edges,
    {
      name: 'no-room',
      comment: 'Every file belongs to a room; give a new folder its rules first.',
      severity: 'error',
      from: { path: '^[^/]', pathNot: ['node_modules/', ...Object.values(rooms).map(({ path }) => path)] },
      to: {},
    },
    {
      name: 'screens-apart',
      comment: 'Screens do not import one another; what two of them need moves down a layer.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'no-cycle',
      comment: 'Modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-found',
      comment: 'The imported module does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'only-for-development',
      comment: 'The console, the client and the sandbox need this at run time: it belongs to "dependencies".',
      severity: 'error',
      from: { path: '^(src|client|sandbox)/', pathNot: '\\.examples\\.tsx$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
