import { extname } from 'node:path'
import type { Page } from 'playwright-core'
import { buildTheme } from '../../codegen/build-theme/build-theme'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** Types of a theme's files; its pictures are PNG. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The target of a feature switch: a section of the menu or a type in the section Network. */
interface Feature {
  /** Name in the menu, or of the tab in the section Network. */
  menu: string
  type: string
  create: string
  list: string
  form: string
}

const features: readonly (readonly [requirement: string, feature: string, Feature])[] = [
  [
    '[SITE-16]',
    'vmsEnabled',
    {
      menu: 'Compute',
      type: 'Virtual machines',
      create: 'Create virtual machine',
      list: '/compute',
      form: '/compute/create',
    },
  ],
  [
    '[SITE-18]',
    'ipsEnabled',
    {
      menu: 'Floating IPs',
      type: 'Floating IPs',
      create: 'Create floating IP',
      list: '/network/ip_address',
      form: '/network/create/ip_address',
    },
  ],
  [
    '[SITE-19]',
    'privateNetworksEnabled',
    {
      menu: 'Private networks',
      type: 'Private networks',
      create: 'Create private network',
      list: '/network/vpc',
      form: '/network/create/vpc',
    },
  ],
  [
    '[SITE-20]',
    'loadBalancerEnabled',
    {
      menu: 'Load balancers',
      type: 'Load balancers',
      create: 'Create load balancer',
      list: '/network/load_balancer',
      form: '/network/create/load_balancer',
    },
  ],
  [
    '[SITE-21]',
    'firewallEnabled',
    {
      menu: 'Firewalls',
      type: 'Firewalls',
      create: 'Create firewall',
      list: '/network/firewall',
      form: '/network/create/firewall',
    },
  ],
  [
    '[SITE-22]',
    'storageEnabled',
    {
      menu: 'Storage',
      type: 'Buckets',
      create: 'Create bucket',
      list: '/storage',
      form: '/storage/create',
    },
  ],
  [
    '[SITE-23]',
    'servicesEnabled',
    {
      menu: 'Services',
      type: 'Managed services',
      create: 'Create managed service',
      list: '/services',
      form: '/services/create',
    },
  ],
  [
    '[SITE-25]',
    'bareMetalEnabled',
    {
      menu: 'Bare metal',
      type: 'Bare metal servers',
      create: 'Create bare metal server',
      list: '/metal',
      form: '/metal/create',
    },
  ],
  [
    '[SITE-26]',
    'disksEnabled',
    {
      menu: 'Disks',
      type: 'Disks',
      create: 'Create disk',
      list: '/disks',
      form: '/disks/create',
    },
  ],
]

/** The settings that switch a feature off; clusters are services. */
const without = (feature: string) => ({
  set: [`${feature}=false`, ...(feature === 'servicesEnabled' ? ['kubernetesEnabled=false'] : [])],
})

/** Names of the links on the page, in the menu and the palette; the palette is open afterwards. */
async function offered(page: Page): Promise<readonly string[]> {
  const first = (texts: readonly string[]) => texts.map((text) => text.split('\n')[0]?.trim() ?? '')
  const links = first(await page.getByRole('link').allInnerTexts())
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /^Search/ })
  await palette.getByRole('group', { name: 'Actions' }).waitFor()
  return [
    ...links,
    ...first(await palette.getByRole('option').allInnerTexts()).map((name) => name.replace(/ Network$/, '')),
  ]
}

const elsewhere = (list: string): string =>
  list === '/network/firewall' ? '/network/vpc' : '/network/firewall'

const startFrom = (page: Page) => page.getByRole('tablist', { name: 'Start from' }).getByRole('tab')

test(
  '[SITE-15] [SITE-17] every feature that is switched on is in the menu and the palette, apps in the form of a machine',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, open } = await visit({ path: '/network/vpc' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const all = features.flatMap(([, , { menu, type, create }]) => [menu, type, create])
    expect(await offered(page)).toEqual(expect.arrayContaining(all))
    await open('/compute/create')
    await startFrom(page).first().waitFor()
    expect(await startFrom(page).allInnerTexts()).toEqual([
      'Operating system',
      'Application',
      'Snapshot or backup',
      'Existing disk',
    ])
  },
)

describe('a feature that is switched off', () => {
  test.for(someOf(features, 1))(
    '%s [SITE-15] %s: is in no menu, no palette, at no address',
    async ([, feature, { menu, type, create, list, form }], { visit }) => {
      const { page, open } = await visit({ path: elsewhere(list), sandbox: without(feature) })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const names = await offered(page)
      expect(names).toContain('Billing')
      expect(names.filter((name) => name === menu || name === type || name === create)).toEqual([])
      for (const path of [list, form]) {
        await open(path)
        await page.getByRole('heading', { name: 'This section is not offered here', level: 1 }).waitFor()
      }
      await open('/dashboard')
      await page.getByRole('main').getByRole('link', { name: 'All resources' }).waitFor()
      expect(await page.getByRole('main').getByRole('link', { name: type, exact: true }).count()).toBe(0)
    },
  )

  test(
    '[SITE-17] vmAppsEnabled: a machine cannot start from an app',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: '/compute/create', sandbox: without('vmAppsEnabled') })
      const usual = ['Operating system', 'Snapshot or backup', 'Existing disk']
      await startFrom(page).first().waitFor()
      expect(await startFrom(page).allInnerTexts()).toEqual(usual)
      await open('/compute/create?typeId=app_catalog')
      await startFrom(page)
        .and(page.getByRole('tab', { name: 'Operating system', selected: true }))
        .waitFor()
      await page
        .getByRole('radio', { name: /^Ubuntu/ })
        .first()
        .waitFor()
    },
  )
})

test('[SITE-01] one console bears the name and the theme of each provider, whose customers find all they run in it', async ({
  visit,
}) => {
  const looks = new Set<string>()
  // The last is no theme of this build: a folder that `npm run build:theme` wrote, served from the console's origin.
  const own = await buildTheme('themes/voltane', 'voltane', 'locales/en')
  const files: ReadonlyMap<string, string | Uint8Array> = 'files' in own ? own.files : new Map()
  for (const [theme, name] of [
    ['aldera', 'Aldera Cloud'],
    ['mandari', 'Mandari Cloud'],
    ['/brand/own/', 'Own Cloud'],
  ] as const) {
    const { page, open } = await visit({
      path: null,
      sandbox: { set: [`siteTheme=${theme}`, `siteName=${name}`] },
    })
    await page.route('**/brand/own/**', async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/brand/own/', '')
      const body = files.get(path)
      if (body === undefined) return route.fulfill({ status: 404 })
      await route.fulfill({ contentType: types[extname(path)] ?? 'image/png', body: Buffer.from(body) })
    })
    await open('/dashboard')
    await page.getByRole('link', { name: `${name} start page` }).waitFor()
    await expect.poll(() => page.title()).toBe(`Dashboard | ${name}`)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const sections = ['Compute', 'Storage', 'Network', 'Services', 'Billing', 'Access']
    for (const section of sections) await menu.getByRole('link', { name: section, exact: true }).waitFor()
    looks.add(
      await page
        .getByRole('banner')
        .first()
        .evaluate((head) => {
          const style = getComputedStyle(head.ownerDocument.documentElement)
          return ['--brand', '--brand-font'].map((name) => style.getPropertyValue(name)).join()
        }),
    )
    const mark = await menu.locator('svg').first().innerHTML()
    looks.add(mark)
    expect(mark).toMatch(/<(path|circle) /)
  }
  expect(looks.size).toBe(6)
})

test('[THEME-01] [THEME-02] a page is painted first as it stays: only the theme of the site is loaded, and the scheme that was chosen drawn', async ({
  visit,
}) => {
  const { page, context, open } = await visit({
    path: null,
    sandbox: { theme: 'palomir' },
    remembered: { 'console.color-scheme': 'dark' },
  })
  const stylesheets: string[] = []
  page.on('request', (request) => {
    const [, name] = /([\w-]+)\/theme\.css$/.exec(request.url()) ?? []
    if (name !== undefined) stylesheets.push(name)
  })
  await context.addInitScript(() => {
    const painted: string[] = []
    Object.assign(window, { painted })
    new PerformanceObserver(() => {
      const { colorScheme, theme } = document.documentElement.dataset
      painted.push(`${colorScheme} ${theme}`)
    }).observe({ type: 'paint' })
  })
  for (const first of ['dark undefined', 'dark palomir']) {
    await open('/dashboard')
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    const painted = await page.evaluate(() => Reflect.get(window, 'painted') as string[])
    expect([first, 'dark palomir']).toContain(painted[0])
  }
  expect(new Set(stylesheets)).toEqual(new Set(['palomir']))
})
