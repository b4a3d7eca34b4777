import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { act, copied, overflow, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const browser = { permissions: ['clipboard-read', 'clipboard-write'] }
const heading = (page: Page) => page.getByRole('heading', { name: 'Support', level: 1 })
const ways = (page: Page) => page.getByRole('list', { name: 'Ways to reach us' })
const documentation = (page: Page) => page.getByRole('list', { name: 'Documentation' })
const capsule = (page: Page) => page.getByRole('region', { name: 'Diagnostic data' }).locator('pre')

/** A key, an address and a secret, as a platform may repeat them. */
const repeated =
  'demo-customer of kadri.saar@pohjala.example sent password=canary-7 with 9f86d081884c7d659a2feaa0c55ad015'

describe('the support page', () => {
  test('[NOTIFY-02] [NOTIFY-03] [SITE-44] [SITE-45] has the addresses of the site and documentation of every type', async ({
    visit,
  }) => {
    const { page, address } = await visit({ browser })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click()
    await heading(page).waitFor()
    expect(address()).toBe('/support')
    await ways(page).getByText('Write from kadri.saar@pohjala.example so that we find your account').waitFor()
    const href = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await href('support@example.com')).toBe('mailto:support@example.com')
    expect(await href('billing@example.com')).toBe('mailto:billing@example.com')
    expect(await href('Open support pages')).toBe('https://support.example.com/')
    expect(await href('Virtual machines')).toBe('https://docs.example.com/virtual-machines')
    expect(await href('API documentation')).toBe('https://docs.example.com/api')
    await ways(page).getByRole('button', { name: 'Copy address support@example.com' }).click()
    await copied(page, /^support@example\.com$/)
    expect(await violations(page)).toEqual([])
    await documentation(page).getByRole('link', { name: 'Disks', exact: true }).click()
    await expect.poll(address).toBe('/api/operations/listDisks')
  })

  test('names no address of the account that somebody acts in', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: 'demo-delegate', path: '/support' })
    await ways(page).getByText('support@example.com').first().waitFor()
    await page.getByText('Kadri Saar').first().waitFor()
    expect(await ways(page).getByText('kadri.saar@pohjala.example').count()).toBe(0)
  })

  test('[NOTIFY-02] copies version, user and the last failures with their correlation ids, and no secret', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ browser })
    let reference: string | null = null
    page.on('response', (response) => {
      if (response.url().endsWith('/vm/start'))
        reference = response.headers()['x-warren-correlation-id'] ?? null
    })
    deployment.fault({ operation: 'startVm', status: 500, message: repeated })
    await act(page, 'staging-shop', /^Start$/)
    await toast(page, 'canary-7').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click()
    await capsule(page).getByText('own account, account 120348').waitFor()
    await page.getByRole('button', { name: 'Copy diagnostic data', exact: true }).first().click()
    const text = await copied(page, /^diagnostic data, /)
    expect(text).toMatch(/^console +index-\S+, development, theme aldera, en$/m)
    expect(text).toMatch(/^ +08:46:\d\d +POST \/\{location\}\/user-resource\/vm\/start +\w+ +500 /m)
    expect(text).toMatch(/^page +\/compute$/m)
    expect(text).toMatch(/^locations .*\btll \d+ ms/m)
    expect(text).toMatch(
      /^steps .*\/compute › POST \/\{location\}\/user-resource\/vm\/start failed 500 .*› \/support$/m,
    )
    expect(reference).toMatch(/^\S{8,}$/)
    expect(text).toContain(`  ${reference}  `)
    for (const secret of ['demo-customer', 'kadri.saar', 'canary-7', '9f86d081', 'staging-shop'])
      expect(text).not.toContain(secret)
    expect(await capsule(page).innerText()).toBe(text.split('\n').slice(1).join('\n'))
  })

  test(
    '[NOTIFY-02] is behind More on a phone, reached by keys, within the width, in dark',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ width: 390, browser: { ...browser, colorScheme: 'dark' } })
      const more = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })
      const keys = byKeys(page)
      await keys.pick(more, 'Support')
      await expect.poll(address).toBe('/support')
      await heading(page).waitFor()
      await capsule(page).getByText('own account').waitFor()
      await keys.press(page.getByRole('button', { name: 'Copy diagnostic data', exact: true }).first())
      await copied(page, /^diagnostic data, /)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    '[NOTIFY-02] works while acting, after the platform stopped answering, and signed out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open, meanwhile } = await visit({ key: 'demo-delegate', path: '/support' })
      await capsule(page).getByText('acting for another account').waitFor()
      deployment.fault({ operation: '*', network: 'reset' })
      await page.reload()
      await heading(page).waitFor()
      await ways(page).getByRole('link', { name: 'support@example.com' }).waitFor()
      await capsule(page).getByText('no answer').first().waitFor()
      await open('/support')
      await heading(page).waitFor()
      deployment.sandbox.control.clearFaults()
      const other = await meanwhile({ key: null, path: '/support' })
      await capsule(other.page).getByText('signed out').waitFor()
      expect(await capsule(other.page).innerText()).not.toContain('401')
      await other.page.getByRole('button', { name: 'Log in', exact: true }).click()
      await other.page.getByRole('heading', { level: 1 }).waitFor()
    },
  )
})
