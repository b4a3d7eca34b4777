import type { BrowserContext, Request } from 'playwright-core'
import { reportPath } from '../../../sandbox/reports/report-path'

/** Shorter values would be found everywhere. */
const shortest = 6

const secretName = /passw|secret|token|api_?key|e-?mail|card|cvc|cvv/i
const anyMail = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** Identifiers that Sentry draws by chance: one in some thousands has no letters, and of those one in ten is like a card. */
const drawn = /"(?:event_id|trace_id|span_id)":"[\da-f]+"/g
/** Other identifiers in hexadecimal have long runs of digits too. */
const anyNumber = /(?<![\w-])(?:\d[ -]?){12,18}\d(?![\w-])/g

function isCard(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const twice = index % 2 === 0 ? digit : digit * 2
    return total + Math.floor(twice / 10) + (twice % 10)
  }, 0)
  return sum % 10 === 0
}

/** Texts in a value, with the name of the member they are in. */
function textsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, Array.isArray(value) ? name : key))
}

/** Names and texts of a body of JSON or of a form. */
function fieldsOf(body: string): [name: string, text: string][] {
  try {
    return textsIn(JSON.parse(body))
  } catch {
    return [...new URLSearchParams(body)]
  }
}

function secretsOf(request: Request): string[] {
  const { apikey, authorization } = request.headers()
  const sent = fieldsOf(request.postData() ?? '').flatMap(([name, text]) =>
    secretName.test(name) ? [text] : [],
  )
  return [apikey, authorization?.replace(/^\w+ /, ''), ...sent].filter((each) => each !== undefined)
}

/** Collects values that must be in no report: keys and secrets that are sent, and input of password fields. */
export async function collectSecrets(context: BrowserContext): Promise<ReadonlySet<string>> {
  const secrets = new Set<string>()
  const add = (secret: string): void => {
    if (secret.length >= shortest) secrets.add(secret)
  }
  await context.exposeBinding('guardSecret', (_source, secret: string) => add(secret))
  await context.addInitScript(() => {
    const { guardSecret } = globalThis as { guardSecret?: (secret: string) => void }
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'password') guardSecret?.(target.value)
      },
      true,
    )
  })
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(`${reportPath}/`)) return
    for (const secret of secretsOf(request)) add(secret)
  })
  return secrets
}

/** The secrets, e-mail addresses and card numbers found in reports. */
export function leaksIn(bodies: readonly string[], secrets: Iterable<string>): string[] {
  const known = [...secrets]
  const read = bodies.map((body) => body.replaceAll(drawn, ''))
  return read.flatMap((body) => [
    ...known.filter((secret) => body.includes(secret)).map((secret) => `a report has the secret ${secret}`),
    ...[...body.matchAll(anyMail)].map(([mail]) => `a report has the address ${mail}`),
    ...[...body.matchAll(anyNumber)]
      .filter(([text]) => isCard(text))
      .map(([text]) => `a report has the card ${text}`),
  ])
}
