/** `npm run gateway:metrics`: the guard of metrics (README.md). */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { readFamilies, usualFamilies } from './families'
import { createGuard } from './guard'

const { values } = parseArgs({
  options: {
    platform: { type: 'string' },
    source: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8091' },
    path: { type: 'string', default: '/prometheus' },
    families: { type: 'string' },
  },
})

/** Timeout of platform and source in milliseconds. */
const patience = 30_000

const address = (flag: 'platform' | 'source'): string => {
  const given = values[flag] ?? ''
  if (URL.canParse(given)) return given.replace(/\/$/, '')
  console.error(`--${flag} takes an address, like https://api.example.com.`)
  return process.exit(1)
}

const [platform, source] = [address('platform'), address('source')]
const guard = createGuard({
  path: values.path,
  families:
    values.families === undefined
      ? usualFamilies
      : readFamilies(JSON.parse(readFileSync(values.families, 'utf8'))),
  ask: (path, headers) =>
    fetch(`${platform}/v1${path}`, { headers, redirect: 'error', signal: AbortSignal.timeout(patience) }),
  forward: (call, parameters) =>
    fetch(`${source}/api/v1/${call}`, {
      method: 'POST',
      body: parameters,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }),
  now: Date.now,
})
createServer(getRequestListener(guard, { overrideGlobalObjects: false })).listen(
  Number(values.port),
  values.host,
  () => console.error(`The guard of metrics listens on http://${values.host}:${values.port}${values.path}.`),
)
