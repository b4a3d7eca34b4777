import { isIP } from 'node:net'

/**
 * Whether the host of a request is a name of this machine. With DNS rebinding, a page of a foreign domain sends the name
 * of that domain; IP addresses cannot be rebound. `others` are further allowed names.
 */
export function isAllowedHost({ hostname }: URL, others: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || others.includes(name)
}

/** The answer to a request with another host name. */
export function refuseHost({ hostname }: URL): Response {
  const text = `This server does not answer to ${hostname}. Start it with --allow-host ${hostname} if it should.\n`
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status: 421, headers })
}
