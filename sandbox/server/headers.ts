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
  "trusted-types 'none'",
].join('; ')

const oneYear = 31_536_000

/** What only a document obeys. */
const ofDocuments: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-frame-options': 'DENY',
}

/** Types a browser never shows as a document that could run anything. */
const noDocument = /^(text\/(css|javascript)|application\/json|font\/)/

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * Adds the security headers of quality figures F9 and F10: the policy to what can be shown as a document, where a page
 * with one of its own keeps it, the rest to every answer; strict transport only where the visitor came by https.
 */
export function addSecurityHeaders(request: Request, response: Response): Response {
  const { headers } = response
  for (const [name, value] of Object.entries(always)) headers.set(name, value)
  if (!noDocument.test(headers.get('content-type') ?? '')) {
    for (const [name, value] of Object.entries(ofDocuments)) if (!headers.has(name)) headers.set(name, value)
  }
  if (isHttps(request)) headers.set('strict-transport-security', `max-age=${oneYear}; includeSubDomains`)
  return response
}

function isHttps(request: Request): boolean {
  return request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https'
}
