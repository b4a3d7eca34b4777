import { describe, expect, it } from 'vitest'
import type {
  CurrencyPrices,
  HostPool,
  Location,
  SiteConfig,
  VmImage,
  VmParameter,
} from '../../../sandbox/entities'
import { sampleSites, siteKinds } from '../../../sandbox/catalogue/sites'
import { only, openSandbox } from './support'

describe('what the deployment offers', () => {
  it('[SITE-08 platform] [SITE-11 platform] [SITE-12 platform] [SITE-16 platform] describes itself', async () => {
    const client = openSandbox()
    const site = (await client.get<SiteConfig>('/config/ui/config')).body
    expect(site).toMatchObject({
      siteName: 'Aldera Cloud',
      siteTheme: 'aldera',
      siteCurrency: 'EUR',
      vmsEnabled: true,
    })
    expect(site.displayCurrencies?.map(({ code, rate }) => [code, rate])).toEqual([
      ['EUR', 1],
      ['USD', 1.14],
      ['IDR', 18621],
      ['SGD', 1.47],
      ['THB', 37.27],
    ])
  })

  it('[SITE-56 platform] [SITE-57 platform] [SITE-59 platform] has the sample amounts and packages', async () => {
    const client = openSandbox()
    const site = (await client.get<SiteConfig>('/config/ui/config')).body
    expect(site).toMatchObject({
      minimumTopupAmount: 13,
      firstAccountCredit: 22,
      referralCreditAmounts: {
        receiver_credit: 5.44,
        promoter_credit: 4.93,
        referral_credit_receiver_precondition_topup_sum: 11.33,
      },
      limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
    })
    expect(site.predefinedPackages?.map(({ cpu, ram, ssd }) => `${cpu}/${ram}/${ssd}`)).toEqual([
      '1/1/20',
      '2/1/20',
      '2/2/50',
      '2/4/60',
      '4/4/80',
    ])
  })

  it('[SITE-31 platform] [SITE-32 platform] [SITE-36 platform] [SITE-44 platform] [SITE-45 platform] [SITE-46 platform] [SITE-49 platform] [SITE-50 platform] says what is offered, whom to ask and where to read', async () => {
    const client = openSandbox()
    const site = (await client.get<SiteConfig>('/config/ui/config')).body
    expect(site).toMatchObject({
      mfaAvailable: true,
      recurringPaymentsEnabled: true,
      minimumTopupAmount: 13,
      allowDebt: true,
      supportEmail: 'support@example.com',
      billingEmail: 'billing@example.com',
      apiDocUrl: 'https://docs.example.com/api',
      apiGrafanaUrl: null,
      supportUrl: 'https://support.example.com/',
      termsUrl: 'https://www.example.com/terms',
      s3ForcePathStyle: true,
      manualBillingAccountValidation: false,
      loginTitle: 'Sign in to Aldera Cloud',
      loginSubtitle: 'Machines, disks and networks in Estonia and Indonesia',
    })
    expect(Object.keys(site.documentationUrls ?? {})).not.toEqual([])
  })

  it('[SITE-37 platform] offers no package whose default or disabled system is missing, or both', async () => {
    const client = openSandbox()
    const site = (await client.get<SiteConfig>('/config/ui/config')).body
    for (const { os, default: preset = [], disabled = [] } of site.predefinedPackages ?? []) {
      expect(os).toEqual(expect.arrayContaining([...preset, ...disabled]))
      expect(preset.filter((name) => disabled.includes(name))).toEqual([])
    }
  })

  it('[SITE-58 platform] [BILLING-17 platform] offers bare metal only if configured, and asks for an e-mail address only', async () => {
    const client = openSandbox({ site: 'bare-metal' })
    const site = (await client.get<SiteConfig>('/config/ui/config')).body
    expect(site).toMatchObject({ minimumTopupAmount: 500, allowDebt: false })
    const on = Object.entries(site).filter(([name, value]) => name.endsWith('Enabled') && value === true)
    expect(on.map(([name]) => name).sort()).toEqual([
      'bareMetalEnabled',
      'recurringPaymentsEnabled',
      'referralCodeEnabled',
    ])
    const cards = site.paymentProcessors?.filter(({ type }) => type === 'creditcard') ?? []
    expect(cards.map((card) => card.verification_amount)).toEqual(cards.map(() => 1))
    const wanted = site.billingAccountFields?.filter(({ required }) => required === true)
    expect(wanted?.map(({ field }) => field)).toEqual(['email'])
  })

  it.each(siteKinds)(
    '[SITE-14 platform] [SITE-51 platform] is the site %s, in its currency',
    async (site) => {
      const client = openSandbox({ site })
      const config = (await client.get<SiteConfig>('/config/ui/config')).body
      const { theme, currency } = sampleSites[site]
      expect(config).toMatchObject({ siteTheme: theme, siteCurrency: currency })
      expect((await client.get<Location[]>('/config/locations')).body).toEqual(config.locations)
      expect(config.displayCurrencies?.filter(({ code }) => code === currency)).toMatchObject([{ rate: 1 }])
      // A site has the part of one world that it sells.
      const kept = async (path: string) => (await client.get<unknown[]>(path)).body.length > 0
      expect({
        vmsEnabled: await kept('/tll/user-resource/vm/list'),
        servicesEnabled: await kept('/user-resource/service/packages'),
      }).toMatchObject({
        vmsEnabled: config.vmsEnabled ?? false,
        servicesEnabled: config.servicesEnabled ?? false,
      })
    },
  )

  it('wears the theme it is given', async () => {
    const client = openSandbox({ theme: 'monolit' })
    expect((await client.get('/config/ui/config')).body).toMatchObject({
      siteTheme: 'monolit',
      siteName: 'Monolit',
    })
  })

  it('[SITE-10 platform] [SITE-51 platform] [SITE-52 platform] [SITE-53 platform] has four locations, Tallinn the default, Jakarta full', async () => {
    const client = openSandbox()
    const locations = (await client.get<Location[]>('/config/locations')).body
    expect(locations.map(({ slug }) => slug)).toEqual(['tll', 'trtu', 'jhv', 'jkt01'])
    expect(only(locations, ({ is_default: isDefault }) => isDefault).slug).toBe('tll')
    expect(only(locations, (location) => location.create_resource_disabled === true).slug).toBe('jkt01')
  })

  it('[VM-04 platform] [VM-30 platform] offers systems and applications, one version not published', async () => {
    const client = openSandbox()
    const images = (await client.get<VmImage[]>('/config/vm_images')).body
    expect(images.filter(({ is_app_catalog: isApp }) => isApp).length).toBeGreaterThan(2)
    const unpublished = images.flatMap(({ versions }) =>
      versions.filter(({ published }) => published === false),
    )
    expect(unpublished).toHaveLength(1)
  })

  it('[VM-06 platform] [VM-31 platform] has parameter rules of every kind', async () => {
    const client = openSandbox()
    const rules = (await client.get<VmParameter[]>('/api/parameters/vm')).body
    expect(new Set(rules.map(({ constraint }) => constraint))).toEqual(new Set(['regexp', 'enum', 'range']))
    expect(
      rules.some(
        (rule) => rule.limited_by === 'os_name' && rule.limits?.some(({ os_name: os }) => os === 'windows'),
      ),
    ).toBe(true)
    for (const { expression } of rules)
      if (expression !== undefined) expect(() => new RegExp(expression)).not.toThrow()
  })

  it('[VM-09 platform] [VM-32 platform] has host pools with limits in every location', async () => {
    const client = openSandbox()
    for (const slug of ['tll', 'trtu', 'jhv', 'jkt01']) {
      const pools = (await client.get<HostPool[]>(`/${slug}/user-resource/host_pool/list`)).body
      expect(only(pools, (pool) => pool.is_default_designated === true).guest_limits?.cpu).toEqual({
        min: 1,
        max: 32,
      })
    }
  })
})

describe('prices', () => {
  type Row = CurrencyPrices['prices'][number]['resource_types'][number]['resource_prices'][number]

  async function rows(
    currency: string,
    type: string,
    place?: { location: string; pool: string },
  ): Promise<Row[]> {
    const client = openSandbox()
    const list = (await client.get<CurrencyPrices[]>('/pricing/list/current')).body
    const prices = only(list, (candidate) => candidate.currency === currency).prices
    const found = only(
      prices,
      ({ location, pool_uuid: pool }) => location === place?.location && pool === place?.pool,
    )
    return only(found.resource_types, (candidate) => candidate.resource_type === type).resource_prices
  }

  /** Monthly price of a quantity: the row with the greatest threshold not above it. */
  function monthly(list: readonly Row[], quantity: number): number {
    const applying = list.filter((row) => (row.num_cpus_from ?? row.gigabytes_from ?? 0) <= quantity)
    return quantity * (applying.at(-1)?.price_per_unit_month ?? 0)
  }

  const fast = { location: 'tll', pool: '61d0f7b3-0a5e-4c2d-9f18-7b6e2c4d8a05' }
  const plain = { location: 'tll', pool: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648' }

  it('[PRICING-01 platform] [PRICING-02 platform] [PRICING-04 platform] add up to the sums of the design', async () => {
    expect(monthly(await rows('EUR', 'CPU'), 4)).toBeCloseTo(16)
    expect(monthly(await rows('EUR', 'RAM'), 8)).toBeCloseTo(14.4)
    expect(monthly(await rows('EUR', 'BLOCK_STORAGE', fast), 160)).toBeCloseTo(12.8)
    expect(monthly(await rows('EUR', 'BLOCK_STORAGE', plain), 500)).toBeCloseTo(30)
    expect(monthly(await rows('EUR', 'BLOCK_STORAGE_BACKUP'), 160)).toBeCloseTo(3.84)
    expect(monthly(await rows('EUR', 'ASSIGNED_FLOATING_IP'), 1)).toBeCloseTo(2.4)
    expect(monthly(await rows('EUR', 'UNASSIGNED_FLOATING_IP'), 1)).toBeCloseTo(2.4)
    expect(monthly(await rows('EUR', 'WINDOWS_LICENSE'), 4)).toBeCloseTo(18)
  })

  it('[PRICING-02 platform] are lower from a threshold on', async () => {
    const list = await rows('EUR', 'BLOCK_STORAGE', plain)
    expect(monthly(list, 999) / 999).toBeCloseTo(0.06)
    expect(monthly(list, 1000) / 1000).toBeCloseTo(0.052)
  })

  it('[PRICING-02 platform] agree between hour and month of 730 hours', async () => {
    for (const row of [...(await rows('EUR', 'CPU')), ...(await rows('IDR', 'RAM'))]) {
      expect(row.price_per_unit * 730).toBeCloseTo(row.price_per_unit_month ?? 0, 4)
    }
  })

  it('[PRICING-03 platform] exist for every priced type but STORAGE, in every currency', async () => {
    for (const currency of ['EUR', 'USD', 'IDR', 'SGD', 'THB'])
      expect(monthly(await rows(currency, 'CPU'), 1)).toBeGreaterThan(3)
    expect(monthly(await rows('USD', 'CPU'), 1)).toBeCloseTo(4.56)
    for (const type of ['BARE_METAL_SERVER', 'LOAD_BALANCER', 'OBJECT_STORAGE', 'BLOCK_STORAGE_SNAPSHOT']) {
      expect(await rows('EUR', type)).toHaveLength(1)
    }
  })
})
