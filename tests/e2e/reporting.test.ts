import type { Deployment } from './support/deployment'
import { rowOf } from './support/acts'
import { describe, expect, test } from './support/test'

/** The sent events, with the values that tests check. */
function eventsOf({ sandbox }: Deployment) {
  return sandbox.reports.taken().flatMap(({ events }) =>
    events.map((event) => {
      const text = JSON.stringify(event)
      return {
        text,
        page: event['transaction'],
        source: Object(event['tags'])['source'],
        translator: Object(event['tags'])['translator'],
        crumbs: event['breadcrumbs'],
      }
    }),
  )
}

/** Waits for an event of a source that holds a text. */
async function reported(deployment: Deployment, source: string, text: string) {
  const found = () =>
    eventsOf(deployment).find((event) => event.source === source && event.text.includes(text))
  await expect.poll(found).toBeDefined()
  return found()
}

describe('a failure is reported', () => {
  test(
    '[REPORT-06] that nothing has caught: an error of the window and a rejection, with the page as a pattern',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, problems } = await visit({ path: '/compute?q=web' })
      await rowOf(page, 'web-prod-01').waitFor()
      await page.evaluate(() => {
        document.documentElement.classList.add('translated-ltr')
        queueMicrotask(() => {
          throw new TypeError('thrown by nobody, key demo-customer')
        })
        void Promise.reject(new RangeError('rejected by nobody'))
      })
      const thrown = await reported(deployment, 'window', 'thrown by nobody')
      expect(thrown?.page).toBe('/compute')
      expect(thrown?.translator).not.toBe('none')
      expect(thrown?.text).not.toMatch(/demo-customer|q=web/)
      await reported(deployment, 'rejection', 'rejected by nobody')
      problems.splice(0)
    },
  )

  test('[REPORT-05] [REPORT-07] of a call, with at most 40 calls before it and without what was sent', async ({
    visit,
  }) => {
    const { page, deployment, open } = await visit({ path: '/compute' })
    for (const path of ['/storage', '/network/ip', '/access/token', '/dashboard', '/billing/account'])
      await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    deployment.fault({
      operation: 'listSshKeys',
      status: 500,
      message: 'No rows for kadri.saar@pohjala.example',
    })
    await page.getByRole('link', { name: 'Access' }).first().click()
    await page.getByRole('link', { name: 'SSH keys' }).click()
    await page
      .getByText(/No rows for/)
      .first()
      .waitFor()
    const event = await reported(deployment, 'api', 'No rows for')
    expect(event?.text).toContain('[Filtered]')
    expect(event?.text).not.toContain('pohjala')
    expect(event?.crumbs).toSatisfy((crumbs: unknown[]) => crumbs.length > 5 && crumbs.length <= 40)
    expect(JSON.stringify(event?.crumbs)).not.toMatch(/demo-customer|\?/)
  })

  test('[REPORT-05] [REPORT-06] that a section meets while it is drawn, with what drew it and its pattern', async ({
    visit,
  }) => {
    const { page, deployment, problems, open } = await visit({ path: null })
    await page.addInitScript(() => {
      Object.assign(Intl.ListFormat.prototype, {
        format: function broken() {
          throw new TypeError('not drawn for demo-customer')
        },
      })
    })
    await open('/profile')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 1842')
    await page.getByText('This section stopped working').waitFor()
    const event = await reported(deployment, 'boundary', 'not drawn for [Filtered]')
    expect(event?.page).toBe('/profile')
    expect(event?.text).toContain('componentStack')
    expect(event?.text).not.toMatch(/demo-customer|5550/)
    problems.splice(0)
  })

  test('[REPORT-05] of the sign-in, without what was typed', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: null, sandbox: { identity: 'accounts' } })
    const key = 'typed-and-refused'
    deployment.fault({ operation: 'getUser', status: 500, message: `No user for ${key}`, times: 1 })
    await page.getByRole('tab', { name: 'API key' }).click()
    await page.getByLabel('API key', { exact: true }).last().fill(key)
    await page.keyboard.press('Enter')
    await page.getByText('No user for').waitFor()
    const refused = await reported(deployment, 'api', 'No user for')
    expect(refused?.text).toContain('No user for [Filtered]')
    expect(refused?.text).not.toContain(key)
    await page.getByRole('tab', { name: 'E-mail' }).click()
    await page.route('**/oauth/token', (route) => route.fulfill({ status: 500, body: 'Lootus-2026' }))
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('kadri.saar@pohjala.example')
    await page.getByLabel('Password', { exact: true }).fill('Lootus-2026')
    await page.keyboard.press('Enter')
    const failed = await reported(deployment, 'api', 'POST /oauth/token')
    expect(failed?.text).not.toMatch(/kadri|Lootus/)
  })

  test('of a start, where the last site configuration has told the address', async ({ visit }) => {
    let isWrong = false
    const { page, deployment, open } = await visit({
      path: '/compute',
      before: ({ intercept, expectFailures }) => {
        expectFailures()
        intercept(async (request, next) => {
          const answer = await next()
          if (!isWrong || !request.url.endsWith('/config/ui/config')) return answer
          return Response.json({ ...Object(await answer.json()), siteCurrency: 'XXXX' })
        })
      },
    })
    await rowOf(page, 'web-prod-01').waitFor()
    isWrong = true
    await page.evaluate(() => {
      for (const [name, value] of Object.entries(localStorage))
        if (String(value).includes('sentryDsn'))
          localStorage.setItem(
            name,
            String(value)
              .replace(/"siteCurrency":"\w+"/, '"siteCurrency":"XXXX"')
              .replace(/"at":\d+/, '"at":0'),
          )
    })
    await open('/compute')
    await page.getByText('The console could not start').waitFor()
    await reported(deployment, 'start', 'siteCurrency')
  })

  test(
    'nowhere, and nothing is loaded for it, where the site names no address',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, problems } = await visit({
        path: '/compute',
        sandbox: { set: ['sentryDsn='] },
      })
      await rowOf(page, 'web-prod-01').waitFor()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.evaluate(() => {
        queueMicrotask(() => {
          throw new TypeError('told to nobody')
        })
      })
      await expect.poll(() => problems.join()).toContain('told to nobody')
      await page.getByRole('link', { name: 'Disks' }).first().click()
      await rowOf(page, 'archive').waitFor()
      expect(asked.filter((address) => /sentry|reports/.test(address))).toEqual([])
      expect(deployment.sandbox.reports.taken()).toEqual([])
      problems.splice(0)
    },
  )
})
