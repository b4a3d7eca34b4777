import { describe, expect, it, vi } from 'vitest'
import {
  configLifetime,
  expireConfig,
  cachedConfig,
  writeCachedConfig,
} from '../../../../src/platform/site/config-cache'
import { readSite } from '../../../../src/platform/site/read-site'
import { plainSite, Shelf } from '../stand'

const noon = Date.UTC(2026, 10, 21, 12)
const good = {
  ...plainSite,
  locations: [{ slug: 'tll', display_name: 'Tallinn', is_default: true, country_code: 'est' }],
}

const read = (storage: Shelf, answer: unknown, now = noon) =>
  readSite(
    storage,
    '',
    () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    () => now,
  )

/** Answers from which no site can be created, with their errors. */
const bad: readonly (readonly [string, unknown, string])[] = [
  ['null', null, 'The answer must be an object'],
  ['a list', [], 'The answer must be an object'],
  ['a text', 'sorry', 'The answer must be an object'],
  ['nothing in it', {}, 'siteName is missing and must be a text\n• siteTheme'],
  ['no name', { ...good, siteName: undefined }, 'siteName is missing and must be a text'],
  ['an empty name', { ...good, siteName: '' }, 'siteName must be a text of 1 or more characters'],
  ['a name that is a number', { ...good, siteName: 7 }, 'siteName must be a text'],
  ['a theme that is an object', { ...good, siteTheme: {} }, 'siteTheme must be a text'],
  ['a language that is a list', { ...good, siteLocale: ['en'] }, 'siteLocale must be a text'],
  ['no currency', { ...good, siteCurrency: null }, 'siteCurrency is missing and must be a text'],
  [
    'a currency of four letters',
    { ...good, siteCurrency: 'XXXX' },
    'siteCurrency must be a text of at most 3 characters',
  ],
  ['a currency of signs', { ...good, siteCurrency: '€€€' }, 'siteCurrency must be a text like ^[A-Z]{3}$'],
  ['currencies that are a text', { ...good, displayCurrencies: 'x' }, 'displayCurrencies must be a list'],
  [
    'a currency shown without a code',
    { ...good, displayCurrencies: [{ rate: 1 }] },
    'displayCurrencies[0].code is missing and must be a text',
  ],
  [
    'a rate that is a text',
    { ...good, displayCurrencies: [{ code: 'USD', rate: '1.1' }] },
    'displayCurrencies[0].rate must be a number',
  ],
  [
    'a rate of 0',
    { ...good, displayCurrencies: [{ code: 'USD', rate: 0 }] },
    'displayCurrencies[0].rate must be a number above 0',
  ],
  ['a switch that is a text', { ...good, vmsEnabled: 'false' }, 'vmsEnabled must be true or false'],
  [
    'a name without end',
    { ...good, siteName: 'x'.repeat(200_000) },
    'siteName must be a text of at most 200 characters',
  ],
  ['no locations', { ...good, locations: undefined }, 'locations is missing and must be a list'],
  ['locations that are an object', { ...good, locations: {} }, 'locations must be a list'],
  [
    'a location that is null',
    { ...good, locations: [...good.locations, null] },
    'locations[1] must be an object',
  ],
  [
    'a location without a slug',
    { ...good, locations: [{ display_name: 'Tartu' }] },
    'locations[0].slug is missing and must be a text',
  ],
  [
    'a location without a name',
    { ...good, locations: [{ slug: 'trtu' }] },
    'locations[0].display_name is missing and must be a text',
  ],
  ['packages that are an object', { ...good, predefinedPackages: {} }, 'predefinedPackages must be a list'],
  [
    'a package without memory',
    { ...good, predefinedPackages: [{ cpu: 1, ssd: 20, os: [] }] },
    'predefinedPackages[0].ram is missing and must be a whole number',
  ],
  [
    'a package of a text of systems',
    { ...good, predefinedPackages: [{ cpu: 1, ram: 1, ssd: 20, os: 'ubuntu' }] },
    'predefinedPackages[0].os must be a list',
  ],
  [
    'a package with a barred system it has not',
    { ...good, predefinedPackages: [{ cpu: 1, ram: 1, ssd: 20, os: [], disabled: ['win'] }] },
    'Disabled OS must be in the list of OS',
  ],
  [
    'Kubernetes without services',
    { ...good, servicesEnabled: false, kubernetesEnabled: true },
    'Kubernetes requires services to be enabled',
  ],
  [
    'ways to pay without a keyword',
    { ...good, paymentProcessors: [{ type: 'stripe' }] },
    'paymentProcessors[0].keyword is missing and must be a text',
  ],
  [
    'fields of accounts that are names',
    { ...good, billingAccountFields: ['vat'] },
    'billingAccountFields[0] must be an object',
  ],
  [
    'a limit that is a text',
    { ...good, limitedBillingAccountConfig: { vcpu: '1' } },
    'limitedBillingAccountConfig.vcpu must be a whole number',
  ],
  ['an address that is an object', { ...good, supportUrl: {} }, 'supportUrl must be a text'],
  [
    'a provider of identities without a client',
    { ...good, auth0: { domain: 'id.example' } },
    'auth0.clientId is missing and must be a text',
  ],
]

describe('a configuration with', () => {
  it.each(bad)('%s is not used and not kept, and what is wrong is named', async (_, answer, problem) => {
    const storage = new Shelf()
    await expect(read(storage, answer)).rejects.toThrow(problem)
    expect(storage.entries.size).toBe(0)
  })

  it.each(bad)('%s leaves the last good one in use, and says why', async (_, answer, problem) => {
    const storage = new Shelf()
    writeCachedConfig(storage, '', good, noon - 2 * configLifetime)
    const { site, old } = await read(storage, answer)
    expect(site.config).toEqual(good)
    expect(old).toMatchObject({ at: noon - 2 * configLifetime })
    expect(String(old?.reason)).toContain(problem)
    expect(cachedConfig(storage, '')?.config).toEqual(good)
  })

  it.each(bad)('%s that an older console has kept is asked for again at once', async (_, answer) => {
    const storage = new Shelf()
    writeCachedConfig(storage, '', answer, noon)
    const { site, old } = await read(storage, good)
    expect(site.config).toEqual(good)
    expect(old).toBeUndefined()
    expect(cachedConfig(storage, '')).toEqual({ at: noon, config: good })
  })
})

describe('a configuration', () => {
  it('is kept once a site could be made of it, and not asked for again that day [SITE-09]', async () => {
    const storage = new Shelf()
    const first = await read(storage, good)
    expect(first.old).toBeUndefined()
    const ask = vi.fn(() => Promise.resolve({ ...good, siteName: 'Later' }))
    const second = await readSite(storage, '', ask, () => noon + configLifetime - 1)
    expect(ask).not.toHaveBeenCalled()
    expect(second.site.config.siteName).toBe('Test Cloud')
  })

  it('that does not come leaves the last good one in use', async () => {
    const storage = new Shelf()
    writeCachedConfig(storage, '', good, noon - configLifetime)
    const failure = new Error('502')
    expect((await read(storage, failure)).old).toEqual({ reason: failure, at: noon - configLifetime })
    await expect(read(new Shelf(), failure)).rejects.toBe(failure)
  })

  it('is asked for again after a start that failed with it, and stays the last good one', async () => {
    const storage = new Shelf()
    writeCachedConfig(storage, '', good, noon)
    expireConfig(storage, '')
    expect((await read(storage, new Error('502'))).site.config).toEqual(good)
    const { site } = await read(storage, { ...good, siteName: 'Later' })
    expect(site.config.siteName).toBe('Later')
    expireConfig(new Shelf(), '')
  })

  it('may say null for what it leaves out', async () => {
    const nulls = {
      displayCurrencies: null,
      predefinedPackages: null,
      siteLocale: null,
      auth0: null,
      supportUrl: null,
    }
    const { site } = await read(new Shelf(), { ...good, ...nulls })
    expect(site.config).toEqual({ ...good, siteLocale: undefined })
  })
})
