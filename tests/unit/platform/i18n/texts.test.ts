import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { placeholdersOf } from '../../../../codegen/locales/keys'
import type { LocaleKey } from '../../../../src/generated/locale-keys'
import { isRecord } from '../../../../src/lib/is-record'
import { withoutIsolates } from '../../../../src/lib/isolated'
import { languagesOf, type Language } from '../../../../src/platform/i18n/languages'
import { createTexts, type MessageSource, type Texts } from '../../../../src/platform/i18n/texts'
import { english, shippedMessages } from '../stand'

const types = readdirSync('locales/en/resources').map((name) => name.replace('.json', ''))

/** Values that another template language, or a careless one, would evaluate. */
const templating = [
  '{{x}}',
  '{{name}}',
  '{{- name}}',
  '{{count, number}}',
  '$t(errors.unknown)',
  '$t(x, {"count": 5})',
  '{x}',
  '{x, plural, one {a} other {b}}',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '${name}',
  '#{name}',
  '%s %(name)s %1$s',
  '<%= name %>',
  '[[name]]',
  "$& $1 $` $' $$",
  '&amp; &lt;b&gt;',
  '__proto__',
]

function flatten(messages: unknown, prefix = ''): [string, string][] {
  if (typeof messages === 'string') return [[prefix, messages]]
  if (!isRecord(messages)) return []
  return Object.entries(messages).flatMap(([name, inner]) =>
    flatten(inner, prefix === '' ? name : `${prefix}.${name}`),
  )
}

/** A message filled by hand: the template is parsed once, values are inserted unchanged. */
function filled(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{\s*([\w.]+)[^}]*\}\}/g, (_, name: string) => String(values[name]))
}

/** Every message with a placeholder, filled with a value, and the expected text. */
function fillAll(
  messages: unknown,
  value: string,
  say: (key: string, values: Record<string, string | number>) => string,
): { key: string; read: string; expected: string }[] {
  return flatten(messages).flatMap(([written, message]) => {
    const names = placeholdersOf(message)
    if (names.length === 0) return []
    const values: Record<string, string | number> = {}
    for (const name of names) values[name] = value
    const plural = /_(one|other)$/.exec(written)?.[1]
    if (plural) values.count = plural === 'one' ? 1 : 5
    const key = written.replace(/_(?:one|other)$/, '')
    return [{ key, read: say(key, values), expected: filled(message, values) }]
  })
}

describe('a value in a message is never parsed', () => {
  it.each(templating)('%s, in every message of the console', async (value) => {
    const texts = await english()
    const checks = fillAll(await shippedMessages.base('en'), value, (key, values) =>
      texts.t(key as LocaleKey, values),
    )
    expect(checks.length).toBeGreaterThan(50)
    for (const { key, read, expected } of checks) expect(read, key).toBe(expected)
  })

  it.each(templating)('%s, in every message of every type', async (value) => {
    const texts = await english(...types)
    for (const type of types) {
      const checks = fillAll(await shippedMessages.resource('en', type), value, (key, values) =>
        texts.resource(type, key, values),
      )
      for (const { key, read, expected } of checks) expect(read, `${type} ${key}`).toBe(expected)
    }
  })
})

const [en] = languagesOf(['en'], true) as [Language]
const made = (base: unknown, resources: Record<string, unknown> = {}): Promise<Texts> =>
  createTexts(
    { base: async () => base, resource: async (_, type) => resources[type], screen: async () => ({}) },
    en,
  )

describe('the texts of a theme', () => {
  it('take the place of those of the console, in their language, once those are there [THEME-02] [THEME-12]', async () => {
    const [english, german] = languagesOf(['en', 'de'], false) as [Language, Language]
    const texts = await createTexts(
      {
        base: async () => ({ shell: { home: 'Home' }, errors: { action: 'Error', connection: 'Failed' } }),
        resource: async (_, type) => ({ fields: { name: `Name of ${type}` }, one: type }),
        screen: async () => ({ logIn: 'Log in' }),
      },
      english,
      async (files) => ({
        console: { 'shell.home': 'Start' },
        errors: { connection: `No line (${files})` },
        'resources/billing_account': { 'fields.name': 'KTP number' },
        'screens/auth': { logIn: 'Enter' },
      }),
    )
    const read = () => [
      texts.t('shell.home'),
      texts.t('errors.connection'),
      texts.t('errors.action'),
      texts.resource('billing_account', 'fields.name'),
      texts.resource('billing_account', 'one'),
      texts.resource('disk', 'fields.name'),
      texts.screen('auth', 'logIn'),
    ]
    await Promise.all([texts.load('billing_account'), texts.load('disk'), texts.loadScreen('auth')])
    const changed = ['KTP number', 'billing_account', 'Name of disk', 'Enter']
    expect(read()).toEqual(['Start', 'No line (en)', 'Error', ...changed])
    await texts.change(german)
    expect(read()).toEqual(['Start', 'No line (de)', 'Error', ...changed])
  })
})

describe('a value', () => {
  it('named like a setting of the library is only a value', async () => {
    const texts = await made(
      {},
      { disk: { note: '{{ns}} {{lng}} {{context}} {{defaultValue}} {{replace}} {{keySeparator}}' } },
    )
    await texts.load('disk')
    const values = { ns: 'a', lng: 'b', context: 'c', defaultValue: 'd', replace: 'e', keySeparator: '/' }
    expect(texts.resource('disk', 'note', values)).toBe('a b c d e /')
  })

  it('nobody asks for changes nothing', async () => {
    const texts = await made({}, { disk: { note: 'plain', note_male: 'other' } })
    await texts.load('disk')
    expect(texts.resource('disk', 'note', { context: 'male', count: 5, ordinal: 1 })).toBe('plain')
  })

  it.each([
    ['en', 'shop, web'],
    ['ar', 'shop، web'],
    ['ja', 'shop、web'],
  ])('of several names has the comma of its language between them: %s', async (tag, read) => {
    const [language] = languagesOf([tag], false) as [Language]
    const texts = await createTexts(shippedMessages, language)
    expect(withoutIsolates(texts.t('plan.notRun', { steps: ['shop', 'web'] }))).toContain(read)
  })

  it.each([
    ['en', 'web-1'],
    ['ar', '\u2066web-1\u2069'],
  ])('keeps its own order in a language from right to left: %s [I18N-09]', async (tag, name) => {
    const [language] = languagesOf([tag], false) as [Language]
    const texts = await createTexts(shippedMessages, language)
    await texts.load('firewall')
    expect(texts.resource('firewall', 'actions.delete.title', { name: 'web-1' })).toContain(name)
  })

  it('that is missing leaves its place empty rather than wrong', async () => {
    const texts = await english()
    expect(texts.t('shell.home', {})).not.toContain('undefined')
  })
})

describe('a counted message', () => {
  it('is the one for its number', async () => {
    const texts = await english('disk')
    const counted = (count: number): string => texts.resource('disk', 'counted', { count })
    expect([0, 1, 2, 5].map(counted)).toEqual(['0 disks', '1 disk', '2 disks', '5 disks'])
  })

  it('follows the rules of its language', async () => {
    const [arabic] = languagesOf(['ar'], false) as [Language]
    const forms = { n_zero: 'z', n_one: 'o', n_two: 't', n_few: 'f', n_many: 'm', n_other: 'x' }
    const texts = await createTexts(
      { base: async () => ({}), resource: async () => forms, screen: async () => forms },
      arabic,
    )
    await texts.load('disk')
    const form = (count: number): string => texts.resource('disk', 'n', { count })
    expect([0, 1, 2, 3, 11, 100].map(form)).toEqual(['z', 'o', 't', 'f', 'm', 'x'])
  })
})

describe('a message', () => {
  it('of a type that has none is its key, so that nothing is blank', async () => {
    const texts = await english('disk')
    expect(texts.resource('disk', 'actions.fly.label')).toBe('actions.fly.label')
    expect(texts.resourceIfAny('disk', 'actions.fly.label')).toBeUndefined()
    expect(texts.resourceIfAny('disk', 'actions.attach.label')).toBe('Attach…')
    expect(texts.resource('vpc', 'one')).toBe('one')
  })

  it('of a type is known by name before the type is loaded', async () => {
    const texts = await english()
    expect(texts.typeName('virtual_machine', 'many')).toBe('Virtual machines')
    expect(texts.typeName('disk', 'one')).toBe('Disk')
  })

  it('with a colon in its key is found: keys have no name space', async () => {
    const texts = await made({}, { x: { 'a:b': 'found' } })
    await texts.load('x')
    expect(texts.resource('x', 'a:b')).toBe('found')
  })
})

describe('a change of language', () => {
  const source: MessageSource = {
    base: vi.fn(async (language) => ({ hello: `hello in ${language}` })),
    resource: vi.fn(async (language, type) => ({ one: `${type} in ${language}` })),
    screen: vi.fn(async (language, screen) => ({ tryIt: `${screen} in ${language}` })),
  }
  const [first, second] = languagesOf(['en', 'et'], false) as [Language, Language]

  it('brings the messages of the types in use with it, once', async () => {
    const texts = await createTexts(source, first)
    await texts.load('disk')
    await texts.load('disk')
    const heard = vi.fn()
    texts.language.subscribe(heard)
    await texts.change(second)
    expect(texts.t('hello' as LocaleKey)).toBe('hello in et')
    expect(texts.resource('disk', 'one')).toBe('disk in et')
    expect(heard).toHaveBeenCalledTimes(1)
    await texts.change(first)
    expect(texts.resource('disk', 'one')).toBe('disk in en')
    expect(vi.mocked(source.resource).mock.calls).toEqual([
      ['en', 'disk'],
      ['et', 'disk'],
    ])
  })

  it('brings those of the screens in use, apart from types of the same name', async () => {
    const texts = await createTexts(source, first)
    await texts.loadScreen('api')
    await texts.loadScreen('api')
    await texts.load('api')
    expect(texts.screen('api', 'tryIt')).toBe('api in en')
    await texts.change(second)
    expect(texts.screen('api', 'tryIt')).toBe('api in et')
    expect(texts.resource('api', 'one')).toBe('api in et')
    expect(vi.mocked(source.screen).mock.calls).toEqual([
      ['en', 'api'],
      ['et', 'api'],
    ])
  })

  it('that fails leaves everything as it was', async () => {
    const failing: MessageSource = {
      base: async (language) => {
        if (language === 'et') throw new TypeError('fetch failed')
        return { hello: 'hello' }
      },
      resource: async () => ({}),
      screen: async () => ({}),
    }
    const texts = await createTexts(failing, first)
    await expect(texts.change(second)).rejects.toThrow('fetch failed')
    expect(texts.language.get().tag).toBe('en')
    expect(texts.t('hello' as LocaleKey)).toBe('hello')
  })

  it('to a made-up one transforms the messages of its files', async () => {
    const texts = await english('disk')
    const pseudo = languagesOf(['en'], true)[1]
    if (!pseudo) throw new Error('There is no made-up language')
    await texts.change(pseudo)
    expect(texts.resource('disk', 'counted', { count: 5 })).toMatch(/^\[5 .+\]$/)
    expect(texts.resource('disk', 'one')).not.toBe('Disk')
  })

  it('while developing takes what was just written', async () => {
    const texts = await english('disk')
    texts.replace('disk', { one: 'Storage' })
    expect(texts.resource('disk', 'one')).toBe('Storage')
    expect(texts.resource('disk', 'many')).toBe('Disks')
  })
})

it('writes the numbers of every message as the language does', async () => {
  const texts = await english('disk')
  expect(texts.t('form.max', { max: 65_535 })).toBe('At most 65,535')
  expect(texts.t('form.tooLong', { count: 65_536 })).toBe('At most 65,536 characters')
  expect(texts.t('form.max', { max: '65535' })).toBe('At most 65535')
})
