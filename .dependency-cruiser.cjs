/**
 * Who may import whom. Everything that is not listed is forbidden, and so is every cycle, type imports included.
 * The rooms and the reasons are in docs/architecture.md.
 */

/** What every room of the engine may import; the rooms below it come on top. */
const belowEngine = ['lib', 'generated', 'compiled', 'manifest', 'api', 'ui', 'platform']

/** The rooms of the engine from the lowest to the highest: which of the others each may import, and which packages. */
const engine = {
  data: { npm: ['@tanstack/react-query', '@rjsf/'] },
  cells: { may: ['data'] },
  rows: { may: ['data', 'cells'], npm: ['react-router'] },
  fields: { may: ['data', 'cells'], npm: ['yaml', '@rjsf/'] },
  widgets: { may: ['data', 'fields'] },
  forms: {
    may: ['data', 'cells', 'fields', 'widgets'],
    npm: ['@rjsf/', '@tanstack/react-query'],
  },
  calls: { may: ['fields'], npm: ['react-router'] },
  jobs: { may: ['data', 'fields'], npm: ['p-limit'] },
  actions: { may: ['data', 'fields', 'forms', 'calls', 'jobs'], npm: ['react-router'] },
  create: {
    may: ['data', 'fields', 'forms', 'calls', 'jobs'],
    npm: ['react-router'],
  },
  'getting-started': { may: ['data', 'fields', 'create'] },
  record: {
    may: ['data', 'cells', 'rows', 'fields', 'forms', 'jobs', 'actions'],
    npm: ['react-dom', 'react-router', '@tanstack/react-query'],
  },
  list: {
    may: ['data', 'cells', 'rows', 'jobs', 'actions', 'getting-started'],
    npm: ['react-router', '@tanstack/react-table', '@tanstack/react-query'],
  },
  extras: { may: ['data', 'cells', 'rows', 'jobs', 'list'], npm: ['react-router'] },
}

const ownName = (name) => `engine/${name}`

const engineRooms = {
  ...Object.fromEntries(
    Object.entries(engine).map(([name, { may = [], npm = [] }]) => [
      ownName(name),
      {
        path: `^src/engine/${name}/(?!.*\\.examples\\.tsx$)`,
        may: [...belowEngine, ...may.map(ownName)],
        npm: ['react', ...npm],
      },
    ]),
  ),
  // What the gallery shows of the engine, while developing.
  examples: {
    path: '^src/engine/(gallery\\.ts$|examples/|[^/]+/.*\\.examples\\.tsx$)',
    may: [...belowEngine, ...Object.keys(engine).map(ownName)],
    npm: ['react', 'react-router', '@tanstack/react-query', '@rjsf/'],
  },
}

/** All of the engine, for the rooms above it. */
const wholeEngine = Object.keys(engineRooms)

/** One room: where it is, which rooms it may import, which packages; `node` where it runs in Node. */
const rooms = {
  lib: { path: '^src/lib/', npm: ['ipaddr.js'] },
  // What is generated from the description, the locales and the themes. The rest of src/generated knows manifests.
  generated: {
    path: '^src/generated/(?!(resources|details|forms|validators)/|resource-index)',
    may: ['lib'],
  },
  compiled: {
    path: '^src/generated/((resources|details|forms|validators)/|resource-index)',
    may: ['generated', 'lib', 'manifest'],
    npm: ['ajv', '@rjsf/'],
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
    npm: ['react', 'react-router', '@sentry/', '@tanstack/react-query', 'i18next', 'oauth4webapi'],
  },
  ...engineRooms,
  // One screen never imports another: see the rule below.
  screens: {
    path: '^src/screens/',
    may: [...belowEngine, ...wholeEngine],
    npm: [
      'react',
      'react-router',
      '@tanstack/react-query',
      '@stripe/stripe-js',
      '@paypal/paypal-js',
      'uplot',
      '@xterm/',
      'bcrypt-pbkdf',
      'aws4fetch',
      'client-zip',
      'p-limit',
    ],
  },
  // What makes the first page early. Knows pages by their table; the application says what they are drawn from.
  start: {
    path: '^src/start/',
    may: ['lib', 'generated', 'api', 'platform', 'engine/data', 'configuration'],
    npm: ['react'],
  },
  app: {
    path: '^src/app/',
    may: [...belowEngine, ...wholeEngine, 'screens', 'start', 'configuration'],
    npm: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  configuration: { path: '^console\\.config\\.ts$' },
  packages: { path: '^package\\.json$' },
  // What the vocabulary gives a manifest, and the names of the platform it is checked against.
  manifests: { path: '^resource-manifests/', may: ['manifest', 'generated'] },
  // What each document of a deployment may do: data and pure functions, for the generator and for servers.
  headers: {
    path: '^codegen/headers/(?!run\\.ts|emit-|read-)',
    may: ['lib', 'configuration'],
  },
  // Which file has the texts of a language: for the generator, and for the build.
  languages: { path: '^codegen/locales/message-files\\.ts$', may: ['configuration'], node: true },
  codegen: {
    path: '^codegen/(?!vite/|locales/message-files\\.ts$|headers/(?!run\\.ts|emit-|read-))',
    may: ['lib', 'generated', 'manifest', 'manifests', 'configuration', 'headers', 'languages'],
    npm: ['.'],
    node: true,
  },
  building: {
    path: '^(codegen/vite/|vite\\.config\\.ts$)',
    may: [
      ...['lib', 'generated', 'compiled', 'manifest', 'start', 'sandbox', 'headers', 'languages'],
      'configuration',
    ],
    npm: ['.'],
    node: true,
  },
  // What stands between browsers and machines; a program of its own.
  gateway: {
    path: '^gateway/',
    may: ['lib', 'generated'],
    npm: ['@hono/node-server', 'ssh2', 'ws'],
    node: true,
  },
  // Written from the specification a second time: it may not look at how the console understands it.
  sandbox: {
    path: '^sandbox/',
    may: ['lib', 'generated', 'headers', 'gateway'],
    npm: ['hono', '@hono/node-server', 'ajv', 'ajv-formats', 'node-sqlite3-wasm', 'ssh2'],
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
        ...wholeEngine,
        'screens',
        'start',
        'app',
        'client',
      ],
      ...['configuration', 'packages', 'manifests', 'headers', 'codegen', 'building', 'gateway', 'sandbox'],
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
      from: { path: '^(src|client|gateway|sandbox)/', pathNot: '\\.examples\\.tsx$' },
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
