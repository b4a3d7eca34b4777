/** The one Trusted Types policy a console document may create (quality figure F9: at most one). */
export const trustedTypesPolicy = 'console'

/** The policy of every document and answer: scripts, styles and calls of our own origin only (quality figure F9). */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypesPolicy}`,
].join('; ')

const oneYear = 31_536_000

const always: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Adds the security headers of quality figures F9 and F10; a page with a policy of its own keeps it, strict transport only where the visitor came by https. */
export function addSecurityHeaders(request: Request, response: Response): Response {
  const { headers } = response
  for (const [name, value] of Object.entries(always))
    if (name !== 'content-security-policy' || !headers.has(name)) headers.set(name, value)
  if (isHttps(request)) headers.set('strict-transport-security', `max-age=${oneYear}; includeSubDomains`)
  return response
}

function isHttps(request: Request): boolean {
  return request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https'
}
