/** Where a test shows that a requirement holds: on a screen of the console, or in the sandbox and the description alone. */
export type Place = 'console' | 'platform'

/** What the title of a test claims to prove. */
export interface Claim {
  readonly id: string
  readonly place: Place
}

const claim = /\[([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d{2,})( platform)?\]/g

/** The claims of a title: `[VM-12]` of the console, `[VM-12 platform]` of the platform. Each once, in their order. */
export function claimsIn(title: string): Claim[] {
  const claims = new Map<string, Claim>()
  for (const [text, id = '', platform] of title.matchAll(claim))
    claims.set(text, { id, place: platform === undefined ? 'console' : 'platform' })
  return [...claims.values()]
}
