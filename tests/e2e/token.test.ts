import type { Page } from 'playwright-core'
import { complaint, copied, dialog, fact, announced, rowOf, select, toast } from './support/acts'
import { byKeys } from './support/keys'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const create = (page: Page) => page.getByRole('button', { name: 'Create token' })
const ready = /Token “cron-job” is ready. Copy it now; it is not shown again./

async function secretShown(page: Page): Promise<string> {
  await page.getByText(ready).waitFor()
  return page.getByRole('main').locator('code').first().innerText()
}

describe('an API token', () => {
  test('[ROUTE-09] [ACCESS-02] [ACCESS-05] is made by keys; shows its value once, and never again after leaving', async ({
    visit,
  }) => {
    const { page, deployment, open, context } = await visit({ path: '/access/create/api_token' })
    const keys = byKeys(page)
    await keys.type(page.getByRole('textbox', { name: 'Description' }), 'cron-job')
    await keys.press(create(page))
    const secret = await secretShown(page)
    expect(secret).toMatch(/^[\w-]{20,}$/)
    expect(deployment.calls('createToken')[0]?.parameters).toMatchObject({ description: 'cron-job' })
    expect(deployment.calls('createToken')[0]?.parameters['restricted'] ?? false).toBe(false)
    await rowOf(page, 'cron-job').getByText('All accounts').first().waitFor()
    await keys.press(page.getByRole('link', { name: 'Compute' }).first())
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await page.goBack()
    await rowOf(page, 'cron-job').waitFor()
    expect(await page.getByText(ready).count()).toBe(0)
    expect(await page.content()).not.toContain(secret)
    await open('/access/token')
    await rowOf(page, 'cron-job').waitFor()
    expect(await page.content()).not.toContain(secret)
    expect(JSON.stringify(await context.storageState())).not.toContain(secret)
    expect(page.url()).not.toContain(secret)
  })

  test('can be copied, and put away', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: '/access/create/api_token',
      browser: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await page.getByRole('textbox', { name: 'Description' }).fill('cron-job')
    await create(page).click()
    const secret = await secretShown(page)
    await page.getByRole('main').getByRole('button', { name: /^Copy/ }).first().click()
    expect(await copied(page, secret)).toBe(secret)
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => page.getByText(ready).count()).toBe(0)
  })

  test(
    '[ACCESS-03] [ACCESS-12] restricted: needs the account it reaches',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/access/create/api_token' })
      await page.getByRole('textbox', { name: 'Description' }).fill('cron-job')
      await page.getByRole('switch', { name: /^Restrict to one billing account/ }).click()
      await select(page.getByRole('main'), 'Billing account', /^Lab/)
      await create(page).click()
      await secretShown(page)
      expect(deployment.calls('createToken')[0]?.parameters).toMatchObject({
        description: 'cron-job',
        restricted: true,
        billing_account_id: 120_351,
      })
      await rowOf(page, 'cron-job').getByRole('link', { name: 'Lab' }).waitFor()
    },
  )

  test.for(someOf(['account', 'billing_account_id'], 1))(
    '[ACCESS-03] [ROUTE-02] is restricted by a link that names an account: %s',
    async (name, { visit }) => {
      const { page, deployment } = await visit({ path: `/access/create/api_token?${name}=120351` })
      await page.getByRole('switch', { name: /^Restrict to one billing account/, checked: true }).waitFor()
      await page.getByRole('combobox', { name: 'Billing account' }).getByText('Lab').waitFor()
      await page.getByRole('textbox', { name: 'Description' }).fill('cron-job')
      await create(page).click()
      await secretShown(page)
      expect(deployment.calls('createToken')[0]?.parameters).toMatchObject({
        restricted: true,
        billing_account_id: 120_351,
      })
    },
  )

  test('[CREATE-01] needs a description; what fails keeps it', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/access/create/api_token' })
    const description = page.getByRole('textbox', { name: 'Description' })
    await create(page).click()
    await expect.poll(() => complaint(description)).toBe('This field is required')
    deployment.expectFailures()
    await description.fill('fail-create-job')
    await create(page).click()
    await page.getByRole('alert').getByText('Failed to create kong token').waitFor()
    expect(await description.inputValue()).toBe('fail-create-job')
  })

  test('[ROUTE-11] [ACCESS-01] [ACCESS-06] shows its scope, and is changed', async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/access/token/3098' })
    await page.getByRole('heading', { name: 'deploy-ci', level: 1 }).waitFor()
    await expect.poll(() => fact(page.getByRole('main'), 'Token').innerText()).toMatch(/^\w{6}…\w{3}$/)
    await page.getByRole('main').getByRole('button', { name: 'Edit…' }).click()
    const asks = dialog(page, 'Edit “deploy-ci”')
    await asks.getByRole('textbox', { name: 'Description' }).fill('deploy-cd')
    await select(asks, 'Billing account', /^Lab/)
    await asks.getByRole('button', { name: 'Save token' }).click()
    await announced(page, /Token “deploy-c[id]” changed/)
    await page.getByRole('heading', { name: 'deploy-cd', level: 1 }).waitFor()
    expect(deployment.calls('updateToken')[0]?.parameters).toMatchObject({
      token_id: 3098,
      description: 'deploy-cd',
      billing_account_id: 120_351,
    })
  })

  test('[ACCESS-06] [ACCESS-07] is deleted by keys after saying who loses access; a failure is said once', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/access/token' })
    deployment.fault({
      operation: 'deleteToken',
      status: 500,
      message: 'Failed to delete kong token',
      times: 1,
    })
    const keys = byKeys(page)
    await keys.act('old laptop', 'Delete…')
    const asks = dialog(page, 'Delete token “old laptop”?')
    await asks.getByText('Access of every program that uses the token').waitFor()
    await keys.press(asks.getByRole('button', { name: 'Delete token' }))
    await page.getByText('Failed to delete kong token').first().waitFor()
    expect(await page.getByText('Failed to delete kong token').count()).toBe(1)
    const again = asks
      .getByRole('button', { name: 'Delete token' })
      .or(page.getByRole('button', { name: 'Retry' }))
    await keys.press(again.first())
    await keys.press(toast(page, 'Token “old laptop” deleted').getByRole('button', { name: 'Dismiss' }))
    await page.getByRole('link', { name: 'API tokens 4' }).waitFor()
    await keys.press(page.getByRole('link', { name: 'Create token' }))
    await create(page).waitFor()
  })
})
