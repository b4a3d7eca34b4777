import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { createScrubber, isSecretName } from '../../../../src/platform/reporting/scrub'

const { text, value } = createScrubber([])

/** Test numbers of card companies. */
const cards = [
  '4111111111111111',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '2223003122003222',
  '4000056655665556',
  '4222222222222',
  '6304000000000000000',
]

describe('a text [REPORT-05]', () => {
  it.each([
    ['password=hunter2 and more', 'password=[Filtered]'],
    ['Password : hunter2\nnext', 'Password : [Filtered]\nnext'],
    ['{"password":"hunter2","name":"web"}', '{"password":[Filtered],"name":"web"}'],
    ['{"password":"a\\"b, c","name":"web"}', '{"password":[Filtered],"name":"web"}'],
    ['{"password" : "hunter2" }', '{"password" : [Filtered] }'],
    ['{"a":"{\\"apikey\\":\\"k-1\\",\\"b\\":1}"}', '{"a":"{\\"apikey\\":[Filtered]'],
    ['{"mfa_token":123,"b":1}', '{"mfa_token":[Filtered],"b":1}'],
    ['{"api_key":null}', '{"api_key":[Filtered]}'],
    ['["secretKey":true]', '["secretKey":[Filtered]]'],
    ["{'apikey': 'it''s'}", "{'apikey': [Filtered]"],
    ['access_token%3Dabc%26x', 'access_token%3D[Filtered]'],
    ['x-api-key: k', 'x-api-key: [Filtered]'],
    ['Authorization: Bearer abc', 'Authorization: [Filtered]'],
    ['sent bearer abc.def to it', 'sent bearer [Filtered] to it'],
    ['basic dXNlcjpw.', 'basic [Filtered]'],
    ['kadri.tamm+x@example.co.uk wrote', '[Filtered] wrote'],
    ['<kadri@example.com>', '<[Filtered]>'],
    ['kadri%40example.com', '[Filtered]'],
    ['jõgi@näide.ee', '[Filtered]'],
    ['GET /app/auth0_callback#access_token=a.b&state=/x failed', 'GET /app/auth0_callback?[Filtered] failed'],
    ["at https://x.example/a?q='b' end", 'at https://x.example/a?[Filtered] end'],
    ['https://kadri:hunter2@x.example/a', 'https://[Filtered]@x.example/a'],
    ['eyJhbGciOi.eyJzdWIi.c2ln was refused', '[Filtered] was refused'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\nmore', '[Filtered]\nmore'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE', '[Filtered]'],
    ['no. 4111 1111-1111 1111.', 'no. [Filtered].'],
    ['12 4111111111111111 7', '[Filtered]'],
  ])('loses what is secret: %s', (given, wanted) => {
    expect(text(given)).toBe(wanted)
  })

  it.each([
    'Failed to list host pools from tll',
    'Unexpected content type text/html: 12 bytes',
    'x is not a function',
    'GET /{location}/storage/disks',
    'at 2026-11-21 08:46, 1763714760123 ms',
    '4111111111111112 is no card',
    '1234567890128 is none either',
    'both a@b and the rest',
    'Is it 1/2? Yes',
    '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
    'the password is too short',
    'basically',
  ])('keeps what is not: %s', (given) => {
    expect(text(given)).toBe(given)
  })

  it('is cut', () => {
    expect(text('word '.repeat(1000))).toHaveLength(2000)
  })

  it('that is cut does not end in half a secret', () => {
    const [before, secret] = ['x'.repeat(9_990).replace(/x{100}/g, 'password=\n'), 'kadri@example.com']
    expect(text(`${before} ${secret}`)).not.toContain('kadri')
  })

  it.each(cards)('loses the card number %s', (card) => {
    expect(text(`pan ${card}`)).toBe('pan [Filtered]')
    expect(value(Number(card) > Number.MAX_SAFE_INTEGER ? BigInt(card) : Number(card))).toBe('[Filtered]')
  })
})

describe('a value [REPORT-05]', () => {
  it.each<[string, unknown, unknown]>([
    [
      'members',
      { apikey: 'k', user: { 'e-mail': 'x', id: 7 } },
      { apikey: '[Filtered]', user: { 'e-mail': '[Filtered]', id: 7 } },
    ],
    ['whole objects', { credentials: { user: 'a', value: 'b' } }, { credentials: '[Filtered]' }],
    ['nothing stays', { token: null, secret: undefined }, { token: null, secret: undefined }],
    [
      'pairs',
      [
        ['apikey', 'k'],
        ['accept', 'x'],
      ],
      [
        ['apikey', '[Filtered]'],
        ['accept', 'x'],
      ],
    ],
    ['lists of three', ['apikey', 'k', 'x'], ['apikey', 'k', 'x']],
    ['named values', { name: 'Apikey', value: 'k' }, { name: 'Apikey', value: '[Filtered]' }],
    ['fields', { field: 'email', value: 'k' }, { field: 'email', value: '[Filtered]' }],
    ['other named values', { name: 'os', value: 'k' }, { name: 'os', value: 'k' }],
    ['headers', new Headers({ apikey: 'k', accept: 'x' }), { accept: 'x', apikey: '[Filtered]' }],
    ['parameters', new URLSearchParams('access_token=t&a=1'), { access_token: '[Filtered]', a: '1' }],
    ['maps', new Map([['password', 'p']]), { password: '[Filtered]' }],
    ['errors', new TypeError('password=p'), { name: 'TypeError', message: 'password=[Filtered]' }],
    ['times', { at: new Date(Number.NaN) }, { at: { date: 'Invalid Date' } }],
    ['names', { 'kadri@example.com': 1 }, { '[Filtered]': 1 }],
    ['functions', { act: () => 'secret' }, { act: '[function]' }],
    ['plain values', [true, 7, 'a', null, undefined], [true, 7, 'a', null, undefined]],
    ['a pair with nothing', ['apikey', undefined], ['apikey', undefined]],
  ])('of %s', (_what, given, wanted) => {
    expect(value(given)).toEqual(wanted)
  })

  it('is kept to depth 8 [REPORT-07]', () => {
    const nest = (depth: number, within: unknown): unknown =>
      depth === 0 ? within : { in: nest(depth - 1, within) }
    expect(value(nest(8, 'text'))).toEqual(nest(8, 'text'))
    expect(value(nest(8, { x: 1 }))).toEqual(nest(8, '[Object]'))
    expect(value(nest(8, [1]))).toEqual(nest(8, '[Array]'))
    expect(value(nest(7, [1]))).toEqual(nest(7, [1]))
  })

  it('that holds itself ends', () => {
    const given: Record<string, unknown> = { a: 1 }
    given['self'] = given
    expect(value({ given, twice: [given, given, 1] })).toEqual({
      given: { a: 1, self: '[Circular]' },
      twice: [{ a: 1, self: '[Circular]' }, { a: 1, self: '[Circular]' }, 1],
    })
  })

  it('is cut to 100 members', () => {
    expect(value(Array.from({ length: 200 }, () => 1))).toHaveLength(100)
    expect(
      Object.keys(
        Object(value(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`m${index}`, 1])))),
      ),
    ).toHaveLength(100)
  })
})

describe('known secrets [REPORT-05]', () => {
  it.each<[string, unknown[], string, string]>([
    ['a text', ['k-12'], 'with k-12 twice k-12', 'with [Filtered] twice [Filtered]'],
    ['texts in a list', [['k-12', 'k-13']], 'k-12 k-13', '[Filtered] [Filtered]'],
    [
      'what was sent',
      [{ body: { password: 'S3cret "x"' } }],
      'S3cret "x" or S3cret \\"x\\" or S3cret%20%22x%22',
      '[Filtered] or [Filtered] or [Filtered]',
    ],
    [
      'lists in what was sent',
      [{ tokens: ['aaaa', { deep: 'bbbb' }] }],
      'aaaa bbbb',
      '[Filtered] [Filtered]',
    ],
    ['only what is secret', [{ name: 'web-prod', count: 7 }], 'web-prod 7', 'web-prod 7'],
    ['the longer first', ['abcd', 'abcdef'], 'abcdef', '[Filtered]'],
    ['not what is too short', ['abc', ''], 'abc', 'abc'],
    ['nothing', [undefined, null, 7], 'undefined null 7', 'undefined null 7'],
  ])('are %s', (_what, hidden, given, wanted) => {
    expect(createScrubber(hidden).text(given)).toBe(wanted)
  })

  it('are looked for to depth 8', () => {
    const nest = (depth: number): unknown =>
      depth === 0 ? { password: 'deep-one' } : { in: nest(depth - 1) }
    expect(createScrubber([nest(6)]).text('deep-one')).toBe('[Filtered]')
    const ring: Record<string, unknown> = {}
    ring['ring'] = ring
    expect(createScrubber([ring]).text('deep-one')).toBe('deep-one')
  })
})

it.each([
  'password',
  'userPassword',
  'passwd',
  'PWD',
  'apikey',
  'api_key',
  'X-Api-Key',
  'access_token',
  'id-token',
  'email',
  'E-Mail',
  'client_secret',
  'accessKey',
  'private_key',
  'authorization',
  'Set-Cookie',
  'cardNumber',
  'cvc',
  'cvv2',
  'sql_passwd',
  'passcode',
  'passphrase',
  'credential',
  'iban',
  'jwt',
  'otp',
])('%s is the name of a secret', (name) => {
  expect(isSecretName(name)).toBe(true)
})

it.each(['name', 'uuid', 'location', 'status', 'pass', 'key', 'mailbox'])('%s is not', (name) => {
  expect(isSecretName(name)).toBe(false)
})

/** Ways in which a secret under a name may get into a report. */
const carriers: readonly ((name: string, secret: string) => unknown)[] = [
  (name, secret) => ({ [name]: secret }),
  (name, secret) => ({ a: [{ b: { [name]: { c: secret } } }] }),
  (name, secret) => [[name, secret]],
  (name, secret) => ({ headers: [{ name, value: secret }] }),
  (name, secret) => new Map([[name, secret]]),
  (name, secret) => new URLSearchParams({ [name]: secret }),
  (name, secret) => `${name}=${secret}`,
  (name, secret) => `the ${name}: ${secret}`,
  (name, secret) => JSON.stringify({ id: 1, [name]: secret, last: true }),
  (name, secret) => JSON.stringify({ id: 1, text: JSON.stringify({ [name]: secret }) }),
  (name, secret) => `GET https://api.example.com/v1/x?a=1&${name}=${encodeURIComponent(secret)}&b=2 failed`,
  (name, secret) => `/app/auth0_callback#${name}=${encodeURIComponent(secret)}`,
  (name, secret) => ({ data: { from: `/a?${name}=${encodeURIComponent(secret)}`, to: '/b' } }),
  (name, secret) => new Error(`failed with ${name} = ${secret}`),
  (name, secret) =>
    `TypeError: x\n    at f (https://x.example/a.js?${name}=${encodeURIComponent(secret)}:1:2)`,
]

const names = fc.constantFrom(
  'password',
  'apikey',
  'email',
  'access_token',
  'card_number',
  'user.apiKey',
  'X-Api-Key',
  'new_password',
)
const signs = 'abcXYZ0189!#$%&()*+,-./:;<=>?@[]^_{|}~" '
/** Secrets with a unique core, so that a remaining part is found. */
const secrets = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }),
  )
  .map(([before, after]) => `${before}CANARY${after}CANARY`)

it('[REPORT-05] of 10,000 random events none holds a secret', () => {
  fc.assert(
    fc.property(names, secrets, fc.constantFrom(...carriers), fc.boolean(), (name, secret, carry, known) => {
      const scrubber = createScrubber(known ? [{ [name]: secret }] : [])
      expect(JSON.stringify(scrubber.value(carry(name, secret)))).not.toContain('CANARY')
    }),
    { numRuns: 10_000 },
  )
})

it('[REPORT-05] a known secret is found wherever it stands', () => {
  fc.assert(
    fc.property(secrets, fc.string(), fc.string(), (secret, before, after) => {
      const scrubber = createScrubber([secret])
      for (const form of [secret, encodeURIComponent(secret), JSON.stringify({ x: secret })])
        expect(scrubber.text(`${before}${form}${after}`)).not.toContain('CANARY')
    }),
    { numRuns: 2000 },
  )
})

it('[REPORT-05] cards and addresses are found in any text', () => {
  const near = fc.string({ unit: fc.constantFrom(...'ab .,:;()"\'\n') })
  fc.assert(
    fc.property(near, fc.constantFrom(...cards, 'kadri.tamm@example.com'), near, (before, secret, after) => {
      expect(text(`${before}${secret}${after}`)).not.toContain(secret)
    }),
    { numRuns: 2000 },
  )
})

describe('the edges of the scrubber', () => {
  const { text, value } = createScrubber([])

  it.each([
    ['4242424242424242', '[Filtered]'],
    ['a 19-digit card: 4000000000000000006', 'a 19-digit card: [Filtered]'],
    ['no card begins with 9: 9222222222227', 'no card begins with 9: 9222222222227'],
    ['a wrong check digit: 4222222222223', 'a wrong check digit: 4222222222223'],
    ['twelve digits: 424242424242', 'twelve digits: 424242424242'],
  ])('of card numbers: %s', (before, after) => {
    expect(text(before)).toBe(after)
  })

  it('cut a long text before the word that is cut', () => {
    const words = 'word '.repeat(2100)
    expect(text(words)).toBe(words.slice(0, 2000))
    expect(text(`${' '.repeat(9990)}half-a-secret-word`).trim()).toBe('')
  })

  it('take the value of a named field only', () => {
    expect(value({ name: 'password', value: 'hunter2' })).toEqual({ name: 'password', value: '[Filtered]' })
    expect(value({ name: 'size', value: 'large' })).toEqual({ name: 'size', value: 'large' })
    expect(value({ label: 'password', value: 'large' })).toEqual({ label: 'password', value: 'large' })
    expect(value({ password: undefined, token: null })).toEqual({ password: undefined, token: null })
  })
})
