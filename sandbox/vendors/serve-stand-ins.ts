import { readFileSync } from 'node:fs'
import { isRecord } from '../../src/lib/is-record'
import { parseJson } from '../http/parameters'
import { escapeHtml } from '../identity-provider/page'
import { createVendorCalls, type VendorCalls } from './vendor-calls'
import type { PaymentVendor, VendorFaults } from './vendor-fault'

/** A stand-in at a path of a vendor's host: files of `scripts/`, run one after the other, or a page with them. */
interface StandIn {
  readonly path: RegExp
  readonly files: readonly string[]
  /** Title of the page; a script when left out. */
  readonly title?: string
  readonly vendor?: PaymentVendor
  /** The text of a style sheet, served instead of a script. */
  readonly style?: string
}

const chat = (path: RegExp): readonly StandIn[] => [{ path, files: ['chat.js'] }]

const fields = (vendor: PaymentVendor): StandIn => ({
  ...{ path: /^\/fields$/, files: ['fields.js'], title: 'Card', vendor },
})

/** A script of a payment vendor, after the shared one. */
const script = (vendor: PaymentVendor, path: RegExp): StandIn => ({
  ...{ path, files: ['common.js', `${vendor}.js`], vendor },
})

const paypal: readonly StandIn[] = [
  script('paypal', /^\/sdk\/js$/),
  { path: /^\/button$/, files: ['paypal-button.js'], title: 'PayPal', vendor: 'paypal' },
  {
    ...{ path: /^\/agreements\/approve$/, files: ['paypal-window.js'], vendor: 'paypal' },
    title: 'Let your PayPal wallet be charged',
  },
]

/** The stand-ins by host of the vendor. */
const standIns: readonly (readonly [host: RegExp, served: readonly StandIn[]])[] = [
  [/^widget\.intercom\.io$/, chat(/^\/widget\/[^/]+$/)],
  [/^embed\.tawk\.to$/, chat(/^\/[^/]+\/[^/]+$/)],
  [/^omnichannel\.qiscus\.com$/, chat(/^\/js\/qismo-v4\.js$/)],
  [/^chat\.botika\.online$/, chat(/^\/client\/assets\/js\/botika\.widget\.js$/)],
  [/^cdn\.oncehub\.com$/, chat(/^\/co\/widget\.js$/)],
  [/^leadbooster-chat\.pipedrive\.com$/, chat(/^\/assets\/loader\.js$/)],
  [
    /^js\.stripe\.com$/,
    [
      script('stripe', /^\/endive\/stripe\.js$/),
      fields('stripe'),
      { path: /^\/challenge$/, files: ['challenge.js'], title: 'Is this you?', vendor: 'stripe' },
    ],
  ],
  [/^scripts\.[a-z]+\.example$/, [{ path: /^\/[a-z]+\.js$/, files: ['theme.js'] }]],
  [/^cdn\.omise\.co$/, [script('omise', /^\/omise\.js$/), fields('omise')]],
  [/^www(\.sandbox)?\.paypal\.com$/, paypal],
  [
    /^checkoutshopper-[a-z-]+\.adyen\.com$/,
    [
      script('adyen', /^\/checkoutshopper\/sdk\/[\d.]+\/adyen\.js$/),
      {
        ...{ path: /^\/checkoutshopper\/sdk\/[\d.]+\/adyen\.css$/, files: [], vendor: 'adyen' },
        style: '.adyen-checkout__card-input{border-radius:4px}',
      },
      fields('adyen'),
    ],
  ],
]

/** The same from the sources and from the server built of them. */
const folder = new URL('../../sandbox/vendors/scripts/', import.meta.url)

const shared = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Pages of this machine at any port. */
const nearby = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*'
const isNearby = (origin: string): boolean => /^http:\/\/((.+\.)?localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/** The styles of the pages; a policy cannot name those of the browser. */
const styles =
  ':root{color-scheme:light dark}body{font:15px system-ui;margin:8px}label{display:grid;gap:4px;margin-block-end:8px}input,button{font:inherit;padding:8px 12px;min-height:40px;box-sizing:border-box}button{margin-inline-end:8px}'

function policy(framedBy: string): string {
  return [
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'",
    `frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'`,
  ].join('; ')
}

/**
 * The stand-ins of vendors; the first part of the path is the vendor's host: `/js.stripe.com/endive/stripe.js`. A
 * certificate page shows its name. `payments` are the sandbox's payment pages, where the owner of a wallet consents;
 * `now` is its time in milliseconds.
 */
export function createStandIns(options: {
  readonly payments: (request: Request) => Promise<Response>
  readonly faults: VendorFaults
  readonly now: () => number
}): (request: Request) => Promise<Response> {
  const { faults } = options
  const calls = createVendorCalls(options)
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? []
    if (request.method === 'POST') return answerCall(request, calls, host + path)
    const [, served = []] = standIns.find(([hosts]) => hosts.test(host)) ?? []
    // The script of a page has the path of the page, and `.js`.
    const plain = path.replace(/\.js$/, '')
    const standIn =
      served.find((each) => each.path.test(path)) ??
      served.find((each) => each.title !== undefined && each.path.test(plain))
    if (standIn) {
      const fault = standIn.vendor && faults.get(standIn.vendor)
      if (standIn.title !== undefined && path === plain)
        return page(standIn.title, `${pathname}.js`, fault === 'frame-blocked' ? "'none'" : nearby)
      if (standIn.style !== undefined) return styleSheet(standIn.style, fault === 'missing' ? 404 : 200)
      if (standIn.title === undefined && fault !== undefined) {
        if (fault === 'missing') return notThere()
        if (fault === 'hang') return new Promise(() => undefined)
        if (fault === 'no-global') return code([], {})
      }
      return code(standIn.files, { host, origin, fault, seed: 7 })
    }
    const [, certificate] = /^\/certificates\/([\w-]+)$/.exec(path) ?? []
    return certificate === undefined ? notThere() : certificatePage(certificate, host)
  }
}

/** A call of a script or a frame to its vendor: JSON, sent as text so that browsers send no CORS preflight. */
async function answerCall(request: Request, calls: VendorCalls, place: string): Promise<Response> {
  const origin = request.headers.get('origin') ?? ''
  const body = parseJson(await request.text())
  const call = calls.find(([path]) => path.test(place))?.[1]
  if (!call || !isRecord(body) || !isNearby(origin)) return notThere()
  return Response.json(await call(body), { headers: { ...shared, 'access-control-allow-origin': origin } })
}

/** With the type of a script, so that browsers report the status 404, and not a wrong type. */
function notThere(): Response {
  const headers = { ...shared, 'content-type': 'text/javascript; charset=utf-8' }
  return new Response(null, { status: 404, headers })
}

function styleSheet(text: string, status: number): Response {
  const headers = { ...shared, 'content-type': 'text/css; charset=utf-8' }
  return new Response(status === 200 ? text : null, { status, headers })
}

function code(files: readonly string[], standIn: object): Response {
  const text = files.map((file) => `{\n${readFileSync(new URL(file, folder), 'utf8')}}\n`).join('')
  return new Response(`;((standIn) => {\n${text}})(${JSON.stringify(standIn)})\n`, {
    headers: { ...shared, 'content-type': 'text/javascript; charset=utf-8' },
  })
}

function page(title: string, src: string, framedBy: string): Response {
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><style>${styles}</style>`,
    `<body><h1 hidden>${escapeHtml(title)}</h1></body><script src="${escapeHtml(src)}"></script></html>`,
  ].join('')
  return new Response(html, {
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(framedBy),
    },
  })
}

function certificatePage(name: string, host: string): Response {
  const title = escapeHtml(`Certificate ${name}`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>A stand-in for the page of ${escapeHtml(host)}.</p></html>`
  return new Response(html, {
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy("'none'"),
    },
  })
}
