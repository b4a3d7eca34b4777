import type { Page } from 'playwright-core'
import type { SiteKind } from '../../sandbox/catalogue/sites'
import { fact, rowOf } from './support/acts'
import { someOf } from '../run/some-of'
import { expect, test } from './support/test'

/** Names of the resource types, by path. */
const names = {
  '/compute': 'Virtual machines',
  '/disks': 'Disks',
  '/storage': 'Buckets',
  '/services': 'Managed services',
  '/metal': 'Bare metal servers',
  '/network/vpc': 'Private networks',
  '/network/load_balancer': 'Load balancers',
  '/network/ip_address': 'Floating IPs',
  '/network/firewall': 'Firewalls',
} as const
type Path = keyof typeof names

interface Expected {
  readonly menu: readonly string[]
  readonly types: readonly Path[]
  /** Types that can be created, for the site with everything the console manages. */
  readonly creates?: readonly string[]
  /** A list and a form that are not offered. */
  readonly nowhere: readonly string[]
}

const around = { first: ['Dashboard'], last: ['Access', 'Billing', 'API', 'Support'] } as const
const menuOf = (...sections: string[]) => [...around.first, ...sections, ...around.last]

const sites: Readonly<Record<SiteKind, Expected>> = {
  cloud: {
    menu: menuOf('Compute', 'Disks', 'Storage', 'Network', 'Bare metal', 'Services'),
    types: Object.keys(names) as Path[],
    creates: [
      ...['virtual machine', 'bare metal server', 'managed service', 'bucket', 'disk', 'firewall'],
      ...['floating IP', 'private network', 'load balancer', 'API token', 'access grant', 'billing account'],
    ],
    nowhere: [],
  },
  'bare-metal': {
    menu: menuOf('Bare metal'),
    types: ['/metal'],
    nowhere: ['/compute', '/disks/create'],
  },
  local: {
    menu: menuOf('Compute', 'Disks', 'Network'),
    types: ['/compute', '/disks', '/network/ip_address', '/network/firewall'],
    nowhere: ['/network/vpc', '/metal/create'],
  },
  reseller: {
    menu: menuOf('Compute', 'Disks', 'Network'),
    types: [
      ...(['/compute', '/disks', '/network/vpc', '/network/load_balancer'] as const),
      ...(['/network/ip_address', '/network/firewall'] as const),
    ],
    nowhere: ['/services', '/storage/create'],
  },
  managed: {
    menu: menuOf('Storage', 'Network', 'Services'),
    types: ['/storage', '/services', '/network/vpc'],
    nowhere: ['/network/firewall', '/compute/create'],
  },
}

/** First lines of elements, without empty ones. */
const lines = (texts: readonly string[]): string[] =>
  texts.map((text) => text.split('\n')[0]?.trim() ?? '').filter((text) => text !== '')

/** Names of the options in the palette that leads to pages; closes it again. */
async function palette(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog', { name: /^Search/ })
  await box.getByRole('group', { name: 'Actions' }).waitFor()
  const found = lines(await box.getByRole('option').allInnerTexts())
  await page.keyboard.press('Escape')
  return found.map((name) => name.replace(/ Network$/, ''))
}

const sorted = (values: Iterable<string>) => [...values].sort()

/** Checks of the features that only one site has. */
const own: Readonly<
  Partial<Record<SiteKind, (page: Page, open: (path: string) => Promise<void>) => Promise<void>>>
> = {
  // The kinds of managed services; keys and methods are created on the page of their owner.
  cloud: async (page, open) => {
    await open('/services/create')
    for (const kind of ['MariaDB', 'PostgreSQL', 'Kubernetes'])
      await page
        .getByRole('radio', { name: new RegExp(`^${kind}`) })
        .first()
        .waitFor()
    await open('/storage/bucket/shop-media?tab=keys')
    await page.getByRole('button', { name: 'Create access key' }).waitFor()
    await open('/billing/account/120348?tab=methods')
    await page.getByRole('region', { name: 'Add a method' }).getByRole('link').first().waitFor()
  },
  // One location that is shown, one currency without decimals, labels of the brand.
  local: async (page, open) => {
    await page.getByRole('button', { name: /^Billing account: .*Rp/ }).waitFor()
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).waitFor()
    const currencies = page.getByRole('menuitemradio', { name: /^[A-Z]{3} / })
    expect(await currencies.allInnerTexts()).toEqual(['IDR Indonesian rupiah'])
    await page.keyboard.press('Escape')
    await open('/billing/create')
    await page.getByRole('textbox', { name: 'NPWP number' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Registry code' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Create account' }).first().click()
    const number = page.getByRole('textbox', { name: 'KTP number' })
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
    await open('/disks/create')
    await page.getByRole('textbox', { name: 'Size' }).waitFor()
    expect(await page.getByRole('radio', { name: /^(Tartu|Jõhvi|Jakarta)/ }).count()).toBe(0)
    await open('/billing/account/120348?do=addCredit')
    const presets = page.getByRole('radiogroup', { name: 'Amounts to choose from' })
    await presets.getByRole('radio', { name: 'Rp 500,000' }).waitFor()
    await open('/billing/account/120348?tab=prices')
    const prices = page.getByRole('table').filter({ hasText: 'Floating IPv4' })
    await prices.waitFor()
    expect(await page.getByText('Object storage').count()).toBe(0)
    await open('/compute?lang=id')
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await open('/billing/create')
    await page.getByRole('textbox', { name: 'Nomor KTP' }).waitFor()
  },
  // The default location is full, so the one to suggest is chosen; nothing is paid here.
  reseller: async (page, open) => {
    await open('/disks/create')
    await page.getByRole('radio', { name: /^Jõhvi/, checked: true }).waitFor()
    expect(await page.getByRole('radio', { name: /^Tallinn/ }).isDisabled()).toBe(true)
    await open('/billing/account/120348')
    await fact(page, 'Payment method on file').waitFor()
    await page.getByRole('link', { name: 'See invoices' }).waitFor()
    const words = lines(await page.getByRole('main').getByRole('button').allInnerTexts())
    const links = lines(await page.getByRole('main').getByRole('link').allInnerTexts())
    expect([...words, ...links].filter((text) => /pay |top up|^payment/i.test(text))).toEqual([])
    await open('/billing/create')
    await page.getByRole('textbox', { name: 'VAT number' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Recommended by code' }).count()).toBe(0)
  },
  managed: async (page, open) => {
    await open('/services/create')
    await page.getByRole('heading', { name: 'Create service', level: 1 }).waitFor()
    await page
      .getByRole('radio', { name: /^Kubernetes/ })
      .first()
      .waitFor()
    // Nothing is listed that the site does not have.
    await open('/network/vpc')
    await page.getByRole('link', { name: 'prod-tll', exact: true }).click()
    await page.getByRole('heading', { name: 'prod-tll', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Danger zone' }).waitFor()
    expect(await page.getByRole('heading', { name: /^(Machines|Load balancers)/ }).count()).toBe(0)
  },
  'bare-metal': async (page, open) => {
    await open('/metal')
    await rowOf(page, 'build-metal-01').waitFor()
    // Nothing is tied to a location, so none is a column.
    await open('/dashboard')
    const heads = page.getByRole('table', { name: 'Resources' }).getByRole('columnheader')
    await heads.last().waitFor()
    expect(await heads.allInnerTexts()).toEqual(['Type', 'All'])
  },
}

test.for(someOf(Object.keys(sites) as SiteKind[], 1))(
  '[SITE-02] [SITE-15] [SITE-25] [SITE-28] [SITE-42] [SITE-51] [LIST-04] [THEME-12] %s: menu, palette, dashboard, ways to create and addresses agree',
  async (site, { visit }) => {
    const { menu, types, creates = [], nowhere } = sites[site]
    const { page, open } = await visit({
      path: '/dashboard',
      sandbox: { site },
      remembered: { 'console.language': 'en' },
    })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'All resources' }).waitFor()
    const sections = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()
    expect(sorted(lines(sections))).toEqual(sorted(menu))

    const all = Object.values(names)
    const wanted = sorted(types.map((path) => names[path]))
    const inPalette = await palette(page)
    expect(sorted(all.filter((name) => inPalette.includes(name)))).toEqual(wanted)
    expect(inPalette.filter((name) => /^(Create|Lease|Reserve) /.test(name)).length).toBeGreaterThanOrEqual(
      types.length,
    )
    expect(inPalette).toEqual(expect.arrayContaining(creates.map((what) => `Create ${what}`)))
    for (const [path, name] of Object.entries(names)) {
      const links = main.getByRole('link', { name: new RegExp(`^${name}`) })
      if (!types.some((type) => type === path)) expect(await links.count(), name).toBe(0)
      const addresses = page.locator(`a[href^="/app${path}"]`)
      if (!types.some((type) => type.startsWith(path.split('/', 2).join('/'))))
        expect(await addresses.count(), path).toBe(0)
    }
    await open('/resources')
    await page.getByRole('heading', { name: /^All resources/, level: 1 }).waitFor()
    for (const path of nowhere) {
      await open(path)
      await page.getByRole('heading', { name: 'This section is not offered here', level: 1 }).waitFor()
    }
    await own[site]?.(page, open)
  },
)
