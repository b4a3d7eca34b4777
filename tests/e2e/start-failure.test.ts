import type { Deployment } from './support/deployment'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** Changes the currency in each answer of the site configuration; undefined leaves the answer. */
function changeSite({ intercept, expectFailures }: Deployment, currency: () => string | undefined): void {
  expectFailures()
  intercept(async (request, next) => {
    const answer = await next()
    const siteCurrency = currency()
    if (!request.url.endsWith('/config/ui/config') || siteCurrency === undefined) return answer
    const config: unknown = await answer.json()
    return Response.json({ ...Object(config), siteCurrency })
  })
}

describe('a console that cannot start', () => {
  test('[SHELL-05] [SHELL-06] says so in one panel, with the way to try again', async ({ visit }) => {
    const { page, deployment } = await visit({
      key: null,
      path: '/compute',
      before: ({ fault }) => fault({ operation: 'getSiteConfig', status: 500, message: 'An error happened' }),
    })
    await page.getByText('The console could not start').waitFor()
    await page.getByText('An error happened').waitFor()
    expect(await page.getByLabel('API key').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/\/favicon\.svg$/)
    deployment.sandbox.control.clearFaults()
    await page.getByRole('button', { name: 'Reload page' }).click()
    await page.getByLabel('API key').waitFor()
  })

  test(
    '[SHELL-08] offers to log out when somebody is signed in, and then asks for a key',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        before: ({ fault }) => fault({ operation: 'getSiteConfig', status: 500 }),
      })
      await page.getByText('The console could not start').waitFor()
      deployment.sandbox.control.clearFaults()
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.getByLabel('API key').waitFor()
      expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBeNull()
    },
  )

  test.for(someOf(['html', 'truncated', 'empty', 'wrong-content-type'] as const, 1))(
    'when its configuration is %s',
    { tags: ['wide'] },
    async (body, { visit }) => {
      const { page } = await visit({
        path: '/compute',
        before: ({ fault }) => fault({ operation: 'getSiteConfig', body }),
      })
      await page.getByText('The console could not start').waitFor()
      expect(await page.getByText('web-prod-01').count()).toBe(0)
      await page.getByRole('button', { name: 'Reload page' }).waitFor()
    },
  )

  test('[SITE-13] with a configuration it cannot use: the member is named, and the next load asks again', async ({
    visit,
  }) => {
    let currency: string | undefined = 'XXXX'
    const { page } = await visit({ before: (deployment) => changeSite(deployment, () => currency) })
    await page.getByText('The console could not start').waitFor()
    await page.getByText('siteCurrency must be a text of at most 3 characters').waitFor()
    currency = undefined
    await page.getByRole('button', { name: 'Reload page' }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
  })

  test(
    'uses the last configuration that was good, and says so until there is another',
    { tags: ['wide'] },
    async ({ visit }) => {
      let currency: string | undefined
      const { page, open, pass } = await visit({
        before: (deployment) => changeSite(deployment, () => currency),
      })
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      currency = 'XXXX'
      await pass(25 * 3600)
      await open('/compute')
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      const notice = page.getByText('This site is shown as it was set up at 21 Nov 10:46.')
      await notice.waitFor()
      await page.getByText('siteCurrency must be a text of at most 3 characters').waitFor()
      currency = undefined
      await page.reload()
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      expect(await notice.count()).toBe(0)
    },
  )

  test('[SITE-09] starts without asking when it knows the configuration of today', async ({ visit }) => {
    const { page, deployment, open, pass } = await visit()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    deployment.sandbox.control.clearRequests()
    deployment.fault({ operation: 'getSiteConfig', network: 'reset' })
    await open('/disks')
    await page.getByRole('link', { name: 'archive', exact: true }).waitFor()
    expect(deployment.calls('getSiteConfig')).toEqual([])
    deployment.sandbox.control.clearFaults()
    await pass(25 * 3600)
    await open('/disks')
    await page.getByRole('link', { name: 'archive', exact: true }).waitFor()
    expect(deployment.calls('getSiteConfig').length).toBeGreaterThan(0)
  })
})
