import { isIP } from 'node:net'

/**
 * Whether a request came to a name of this machine. A page of a foreign domain that was made to lead here (DNS rebinding)
 * comes under its own name; addresses cannot be rebound. `others` are further allowed names.
 */
export function isAllowedHost({ hostname }: URL, others: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || others.includes(name)
}

/** The answer to a request under another name. */
export function refuseHost({ hostname }: URL): Response {
  const text = `This server does not answer to ${hostname}. Start it with --allow-host ${hostname} if it should.\n`
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status: 421, headers })
}
