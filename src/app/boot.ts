/**
 * Runs before the application's modules have arrived: fetches the chunks of the page that is opened, and starts the calls
 * whose answers it will need first. It imports nothing but names, so that it is a few hundred bytes.
 */
import { config } from '../../console.config'
import { sessionKeys } from '../platform/session/storage-keys'
import { configCacheKey } from '../platform/site/config-cache-key'

interface Early {
  url: string
  apiKey: string | undefined
  answer: Promise<Response>
}

const early: Early[] = []
const apiKey = localStorage.getItem(sessionKeys(config.apiPrefix).apiKey) ?? undefined
const base = `${location.origin}${config.apiPrefix}/v1`

function start(path: string): void {
  const url = `${base}${path}`
  const answer = fetch(url, {
    headers: apiKey === undefined ? {} : { apikey: apiKey },
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  })
  answer.catch(() => undefined)
  early.push({ url, apiKey, answer })
}

const cached = localStorage.getItem(configCacheKey(config.apiPrefix))
if (cached === null) start('/config/ui/config')
Object.assign(globalThis, { consoleEarly: early })
