import { describe, expect, it } from 'vitest'
import type { Deployment } from '../../../../codegen/headers/deployment'
import { deploymentHeaders } from '../../../../codegen/headers/deployment-headers'
import { type ConsoleDocument, consoleDocuments } from '../../../../src/lib/console-document'
import { deployment, everything } from '../../../headers/deployments'

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "font-src 'self'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

const names = consoleDocuments.map(({ name }) => name)

const headersIn = (wanted: Deployment, document: ConsoleDocument) =>
  deploymentHeaders(wanted).documents.find(({ name }) => name === document)?.headers ?? {}

const policyIn = (wanted: Deployment, document: ConsoleDocument): string =>
  headersIn(wanted, document)['Content-Security-Policy'] ?? ''

/** Sources a policy allows beyond the strict one, by directive; `null` for a directive it lacks. */
type Added = Readonly<Record<string, readonly string[] | null>>

/** Compares a policy with the strict one. */
function beyondStrict(policy: string): Added {
  const parse = (text: string): Map<string, string[]> =>
    new Map(
      text.split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ')
        return [name, sources]
      }),
    )
  const base = parse(strict)
  const found = parse(policy)
  const changed: Record<string, readonly string[] | null> = {}
  for (const name of new Set([...base.keys(), ...found.keys()])) {
    const now = found.get(name)
    const added = now?.filter((source) => !base.get(name)?.includes(source))
    if (added === undefined) changed[name] = null
    else if (added.length > 0) changed[name] = added
  }
  return changed
}

const pay = (keyword: string, public_key: string | null = 'key'): Pick<Deployment, 'site'> => ({
  site: { siteTheme: 'aldera', paymentProcessors: [{ keyword, public_key }] },
})
const chat = (type: string): Pick<Deployment, 'site'> => ({
  site: { siteTheme: 'aldera', chatEnabled: true, chatConfig: { type } },
})
const reportsTo = (sentryDsn: string): Pick<Deployment, 'site'> => ({
  site: { siteTheme: 'aldera', sentryDsn },
})
const noTrustedTypes = { 'require-trusted-types-for': null, 'trusted-types': null }
const everywhere = (added: Record<string, string[]>) => Object.fromEntries(names.map((name) => [name, added]))

/** A setting and its effects: documents not listed stay strict. */
type Case = readonly [
  what: string,
  wanted: Partial<Deployment>,
  added: Partial<Record<ConsoleDocument, Added>>,
]

const paidElsewhere = [
  ...['stripe', 'stripe_wallet', 'omise', 'duitku', 'sslcommerz', 'clictopay', 'coingate', 'razorpay'],
  'invoice',
].map((keyword): Case => [`${keyword}, which is paid elsewhere`, pay(keyword), {}])

const chatsOfOneHost = (
  [
    ['qiscus', 'omnichannel.qiscus.com'],
    ['botika', 'chat.botika.online'],
    ['oncehub', 'cdn.oncehub.com'],
    ['leadbooster', 'leadbooster-chat.pipedrive.com'],
  ] as const
).map(([type, host]): Case => [
  type,
  chat(type),
  {
    main: {
      'script-src': [`https://${host}`],
      'style-src': ["'unsafe-inline'"],
      'frame-src': [`https://${host}`],
      'connect-src': [`https://${host}`, `wss://${host}`],
      'img-src': [`https://${host}`],
      ...noTrustedTypes,
    },
  },
])

const cases: readonly Case[] = [
  ['nothing', {}, {}],
  [
    'an identity provider with passwords',
    { site: { siteTheme: 'aldera', auth0: { domain: 'id.example.com' } } },
    {
      main: { 'connect-src': ['https://id.example.com'] },
      'sign-in': { 'connect-src': ['https://id.example.com'] },
    },
  ],
  [
    'an identity provider on the own origin',
    { site: { siteTheme: 'aldera', auth0: { domain: '/identity' } } },
    {},
  ],
  [
    'an OpenID Connect provider',
    {
      outside: {
        identityProvider: {
          issuer: 'https://login.example.com/realms/a',
          origins: ['https://keys.example.com'],
        },
      },
    },
    {
      main: { 'connect-src': ['https://login.example.com', 'https://keys.example.com'] },
      'sign-in': { 'connect-src': ['https://login.example.com', 'https://keys.example.com'] },
    },
  ],
  [
    'Sentry',
    reportsTo('https://public@o1.ingest.example.com/42'),
    everywhere({ 'connect-src': ['https://o1.ingest.example.com'] }),
  ],
  [
    'object storage with buckets as hosts',
    { outside: { s3Endpoint: 'https://s3.example.com' } },
    Object.fromEntries(
      ['main', 'acting'].map((name) => [
        name,
        Object.fromEntries(
          ['img-src', 'media-src', 'connect-src'].map((directive) => [
            directive,
            ['https://s3.example.com', 'https://*.s3.example.com'],
          ]),
        ),
      ]),
    ),
  ],
  [
    'object storage with buckets as paths, on this machine',
    {
      outside: { s3Endpoint: 'http://127.0.0.1:9000' },
      site: { siteTheme: 'aldera', s3ForcePathStyle: true },
    },
    Object.fromEntries(
      ['main', 'acting'].map((name) => [
        name,
        Object.fromEntries(
          ['img-src', 'media-src', 'connect-src'].map((directive) => [directive, ['http://127.0.0.1:9000']]),
        ),
      ]),
    ),
  ],
  [
    'metrics elsewhere',
    { site: { siteTheme: 'aldera', metricsUrl: 'https://metrics.example.com/api/datasources/proxy/uid/p' } },
    Object.fromEntries(
      ['main', 'acting'].map((name) => [name, { 'connect-src': ['https://metrics.example.com'] }]),
    ),
  ],
  ['metrics on the own origin', { site: { siteTheme: 'aldera', metricsUrl: '/prometheus' } }, {}],
  [
    'a terminal elsewhere',
    { site: { siteTheme: 'aldera', terminalGateway: 'wss://terminal.example.com/connect' } },
    {
      terminal: {
        'connect-src': ['wss://terminal.example.com'],
        'style-src-elem': ["'self'", "'unsafe-inline'"],
        'style-src-attr': ["'unsafe-inline'"],
      },
    },
  ],
  [
    'a terminal on the own origin',
    { site: { siteTheme: 'aldera', terminalGateway: '/terminal/connect' } },
    {
      terminal: { 'style-src-elem': ["'self'", "'unsafe-inline'"], 'style-src-attr': ["'unsafe-inline'"] },
    },
  ],
  [
    'scripts of the theme',
    { themeScripts: ['https://cdn.example.com/a;b,c.js?x=1#y', 'https://cdn.example.com/d.js'] },
    {
      main: {
        'script-src': ['https://cdn.example.com/a%3Bb%2Cc.js', 'https://cdn.example.com/d.js'],
        'trusted-types': ['console-scripts'],
      },
    },
  ],
  [
    'what scripts of the theme call, show and frame',
    {
      themeScripts: ['https://cdn.example.com/d.js'],
      outside: {
        themeScripts: {
          connect: ['https://count.example.com', 'wss://count.example.com'],
          img: ['https://pixel.example.com'],
          frame: ['https://form.example.com'],
        },
      },
    },
    {
      main: {
        'script-src': ['https://cdn.example.com/d.js'],
        'connect-src': ['https://count.example.com', 'wss://count.example.com'],
        'img-src': ['https://pixel.example.com'],
        'frame-src': ['https://form.example.com'],
        'trusted-types': ['console-scripts'],
      },
    },
  ],
  [
    'what scripts of a theme would call, without one',
    { outside: { themeScripts: { connect: ['https://a.example'] } } },
    {},
  ],
  [
    'cards by Stripe',
    pay('stripe_creditcard'),
    {
      'pay/stripe_creditcard': {
        'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
        'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        'connect-src': ['https://api.stripe.com'],
        'img-src': ['https://*.stripe.com'],
        'trusted-types': ['default'],
      },
    },
  ],
  [
    'cards by Omise',
    pay('omise_creditcard', null),
    {
      'pay/omise_creditcard': {
        'script-src': ['https://cdn.omise.co'],
        'frame-src': ['https://cdn.omise.co'],
        'connect-src': ['https://cdn.omise.co', 'https://api.omise.co', 'https://vault.omise.co'],
        'style-src-attr': ["'unsafe-inline'"],
        'trusted-types': ['default'],
      },
    },
  ],
  ['PayPal as a link', pay('paypal_vault'), {}],
  [
    'PayPal by its script',
    { ...pay('paypal_vault'), outside: { paypalScript: true } },
    {
      'pay/paypal_vault': {
        'script-src': ['https://*.paypal.com', 'https://*.paypalobjects.com', "'unsafe-inline'"],
        'style-src': ["'unsafe-inline'"],
        'frame-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
        'connect-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
        'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
        ...noTrustedTypes,
      },
    },
  ],
  ['Adyen as a link', pay('adyen', null), {}],
  [
    'cards by Adyen',
    { ...pay('adyen'), outside: { adyenEnvironment: 'live-au' } },
    {
      'pay/adyen': {
        ...Object.fromEntries(
          ['script-src', 'style-src', 'frame-src', 'img-src'].map((directive) => [
            directive,
            ['https://checkoutshopper-live-au.adyen.com', 'https://checkoutshopper-live-au.cdn.adyen.com'],
          ]),
        ),
        'connect-src': [
          'https://checkoutshopper-live-au.adyen.com',
          'https://checkoutshopper-live-au.cdn.adyen.com',
          'https://checkoutanalytics-live-au.adyen.com',
        ],
        ...noTrustedTypes,
      },
    },
  ],
  ...paidElsewhere,
  ['a chat that is off', { site: { ...chat('intercom').site, chatEnabled: false } }, {}],
  ['a chat of no known type', chat('carrier-pigeon'), {}],
  ['a chat with the name of a member of every object', chat('toString'), {}],
  [
    'tawk.to',
    chat('tawk'),
    {
      main: {
        'script-src': ['https://embed.tawk.to'],
        'style-src': ['https://embed.tawk.to', "'unsafe-inline'"],
        'img-src': ['https://*.tawk.to'],
        'media-src': ['https://*.tawk.to'],
        'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
        'font-src': ['https://embed.tawk.to'],
        'frame-src': ['https://*.tawk.to'],
        ...noTrustedTypes,
      },
    },
  ],
  ...chatsOfOneHost,
]

describe('the policy of each document', () => {
  it('is the same strict one where nothing is outside the origin', () => {
    for (const name of names) expect(policyIn(deployment(), name)).toBe(strict)
  })

  it.each(cases)(
    'with %s lets in what that needs, where it is needed, and nothing else',
    (_what, wanted, added) => {
      const { problems } = deploymentHeaders(deployment(wanted))
      expect(problems).toEqual([])
      const found = Object.fromEntries(
        names.map((name) => [name, beyondStrict(policyIn(deployment(wanted), name))]),
      )
      expect(found).toEqual(Object.fromEntries(names.map((name) => [name, added[name] ?? {}])))
    },
  )

  it('with Intercom lets the vendor in on the main document alone', () => {
    const wanted = deployment(chat('intercom'))
    const added = beyondStrict(policyIn(wanted, 'main'))
    expect(added['script-src']).toContain('https://widget.intercom.io')
    expect(added['trusted-types']).toBeNull()
    for (const name of names.filter((each) => each !== 'main')) expect(policyIn(wanted, name)).toBe(strict)
  })

  it('names each directive once, and never lets every host in', () => {
    for (const name of names) {
      const policy = policyIn(everything, name)
      const directives = policy.split('; ').map((part) => part.split(' ')[0])
      expect(new Set(directives).size).toBe(directives.length)
      expect(policy).not.toMatch(/ (?:\*|https:|http:|data: .*script)(?: |;|$)|unsafe-eval/)
      for (const directive of [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'none'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(directive)
      expect(policy).not.toMatch(/'none' |(?<!-src|-types|-uri|-action|-ancestors) 'none'/)
    }
  })

  it('keeps vendors out of the documents where a key or a password is entered', () => {
    for (const name of ['sign-in', 'acting', 'pay', 'terminal'] as const)
      expect(policyIn(everything, name)).toMatch(
        /script-src 'self';.*require-trusted-types-for 'script'; trusted-types 'none'/,
      )
  })
})

describe('the other headers', () => {
  it('are on every answer', () => {
    expect(deploymentHeaders(everything).everyAnswer).toEqual({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    })
    for (const name of names) expect(headersIn(everything, name)['X-Frame-Options']).toBe('DENY')
  })

  it('keep the opener of a window on the document of PayPal alone', () => {
    const keeping = names.filter((name) => 'Cross-Origin-Opener-Policy' in headersIn(everything, name))
    expect(keeping).toEqual(['pay/paypal_vault'])
    expect(headersIn(everything, 'pay/paypal_vault')['Cross-Origin-Opener-Policy']).toBe(
      'same-origin-allow-popups',
    )
  })

  it('belong to paths below the base path', () => {
    const { documents } = deploymentHeaders(deployment({ basePath: '/console' }))
    expect(documents.map(({ paths }) => paths)).toContainEqual(['/console/pay/adyen'])
    expect(documents.at(-1)).toMatchObject({ name: 'main', paths: ['/console'] })
  })
})

describe('what a deployment gives up', () => {
  const warnings = (more: Partial<Deployment>): readonly string[] =>
    deploymentHeaders(deployment(more)).warnings

  it('is nothing while all stays strict', () => {
    expect(warnings({})).toEqual([])
    expect(warnings(pay('stripe_creditcard'))).toEqual([])
    expect(warnings(pay('paypal_vault'))).toEqual([])
    expect(warnings({ themeScripts: ['https://cdn.example.com/d.js'] })).toEqual([])
  })

  it.each([
    [
      'Omise',
      pay('omise_creditcard'),
      ['Omise (omise_creditcard) allows style attributes in pay/omise_creditcard: '],
    ],
    ['Adyen', pay('adyen'), ['Adyen (adyen) drops Trusted Types in pay/adyen: ']],
    [
      'PayPal',
      { ...pay('paypal_vault'), outside: { paypalScript: true } },
      [
        'PayPal (paypal_vault) allows inline scripts and styles in pay/paypal_vault: ',
        'PayPal (paypal_vault) drops Trusted Types in pay/paypal_vault: ',
        'PayPal (paypal_vault) keeps the opener of windows in pay/paypal_vault: ',
      ],
    ],
    [
      'a chat with a list',
      chat('intercom'),
      [
        'Intercom (chatConfig.type intercom) allows inline styles in main: ',
        'Intercom (chatConfig.type intercom) drops Trusted Types in main: ',
      ],
    ],
    [
      'a chat without one',
      chat('qiscus'),
      [
        'Qiscus (chatConfig.type qiscus) allows inline styles in main: ',
        'Qiscus (chatConfig.type qiscus) may refuse parts of the chat in main: ',
        'Qiscus (chatConfig.type qiscus) drops Trusted Types in main: ',
      ],
    ],
    [
      'a terminal',
      { site: { siteTheme: 'aldera', terminalGateway: '/t' } },
      ['terminal (terminalGateway) allows inline styles in terminal: '],
    ],
    ['an unknown chat', chat('pigeon'), ['The chat "pigeon" is not one of intercom, ']],
    [
      'a chat without a type',
      { site: { siteTheme: 'aldera', chatEnabled: true } },
      ['chatEnabled is on without chatConfig.type; '],
    ],
  ])('is said, with the reason: %s', (_what, more, beginnings) => {
    const said = warnings(more)
    expect(said).toHaveLength(beginnings.length)
    for (const [index, beginning] of beginnings.entries()) {
      expect(said[index]).toContain(beginning)
      expect(said[index]?.length).toBeGreaterThan(beginning.length + 10)
    }
  })
})

const gatewayAt = (terminalGateway: string) => ({ site: { siteTheme: 'aldera', terminalGateway } })

describe('a wrong configuration', () => {
  it.each([
    ['site', 'auth0.domain', { site: { siteTheme: 'aldera', auth0: { domain: 'https://id.example.com' } } }],
    [
      'site',
      'auth0.domain',
      { site: { siteTheme: 'aldera', auth0: { domain: "x; script-src 'unsafe-inline'" } } },
    ],
    ['site', 'auth0.domain', { site: { siteTheme: 'aldera', auth0: { domain: '*' } } }],
    ['configuration', 'outside.s3Endpoint', { outside: { s3Endpoint: 's3.example.com' } }],
    ['configuration', 'outside.s3Endpoint', { outside: { s3Endpoint: 'http://s3.example.com' } }],
    ['configuration', 'outside.s3Endpoint', { outside: { s3Endpoint: 'https://*.example.com' } }],
    ['site', 'sentryDsn', reportsTo('public@reports')],
    ['site', 'sentryDsn', reportsTo('http://public@reports.example.com/7')],
    ['site', 'metricsUrl', { site: { siteTheme: 'aldera', metricsUrl: 'http://metrics.example.com' } }],
    ['site', 'terminalGateway', gatewayAt('https://terminal.example.com')],
    ['site', 'terminalGateway', gatewayAt('ws://terminal.example.com')],
    [
      'configuration',
      'outside.identityProvider.issuer',
      { outside: { identityProvider: { issuer: 'login' } } },
    ],
    [
      'configuration',
      'outside.identityProvider.origins[1]',
      { outside: { identityProvider: { issuer: 'https://a.example', origins: ['https://b.example', 'c'] } } },
    ],
    [
      'configuration',
      'outside.themeScripts.img[0]',
      { themeScripts: ['https://a.example/x.js'], outside: { themeScripts: { img: ['pixel'] } } },
    ],
    ['theme', 'scripts[1].src', { themeScripts: ['https://a.example/x.js', 'http://b.example/y.js'] }],
    ['configuration', 'outside.adyenEnvironment', { outside: { adyenEnvironment: 'production' } }],
  ])('is reported with its place and the cure: %s %s', (from, path, more) => {
    const { problems } = deploymentHeaders(deployment(more))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ from, path })
    expect(problems[0]?.message).toMatch(/; (write|choose) /)
  })

  it('is reported with all its mistakes', () => {
    const { problems } = deploymentHeaders(
      deployment({ ...reportsTo('y'), outside: { s3Endpoint: 'x', adyenEnvironment: '' } }),
    )
    expect(problems.map(({ path }) => path)).toEqual([
      'sentryDsn',
      'outside.s3Endpoint',
      'outside.adyenEnvironment',
    ])
  })
})
