/** Path of the provider. */
export const identityPath = '/identity'

/**
 * Allows only the own style sheet and forms to the provider; no scripts, no framing. `formTarget` is the address to which
 * a form redirects, because browsers apply `form-action` to it as well.
 */
function policy(formTarget: string | undefined): string {
  const target = formTarget === undefined ? '' : ` ${new URL(formTarget).origin}`
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self'${target}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => named[character] ?? character)
}

/** Hidden fields of a form. */
export function hiddenFields(values: object): string {
  return Object.entries(values)
    .map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(`${value}`)}">`,
    )
    .join('')
}

/** Redirects the browser; sets `cookie` if given. */
export function redirect(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** A page of the provider. `content` is HTML, put together from escaped texts; `formTarget` as in its policy. */
export function page(
  status: number,
  title: string,
  content: string,
  formTarget?: string,
  cookie?: string,
): Response {
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="stylesheet" href="${identityPath}/style.css">`,
    `<main><h1>${escapeHtml(title)}</h1>${content}</main>`,
    '</html>',
    '',
  ].join('\n')
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(formTarget),
      ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
    },
  })
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { display: grid; place-items: center; min-height: 100vh; margin: 0 }
main { width: min(24rem, 100vw - 2rem); padding: 2rem 0 }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
h2 { font-size: 1rem; margin: 1.5rem 0 .75rem }
ul { list-style: none; margin: 0 0 1rem; padding: 0 }
li a { display: block; padding: .75rem; border: 1px solid GrayText; border-radius: .5rem; margin-bottom: .5rem }
small { display: block }
a, code { overflow-wrap: anywhere }
article { border-top: 1px solid GrayText; margin-top: 1rem }
dd { margin: 0 0 .5rem; font: 1.25rem ui-monospace, monospace }
label, input, button { display: block; box-sizing: border-box; width: 100%; font: inherit; margin-bottom: .75rem }
input, button { min-height: 2.5rem; padding: 0 .75rem }
`

/** The style sheet of all pages. */
export function styleSheet(): Response {
  return new Response(styles, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
