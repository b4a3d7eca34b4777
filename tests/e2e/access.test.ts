import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { chooseIn, complaint, dialog, fact, announced, overflow, rowOf, select, toast } from './support/acts'
import { byKeys } from './support/keys'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** Row of an invited person. */
const personIn = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

describe('shared access', () => {
  test('[ROUTE-09] [CREATE-04] [ACCESS-12] [ACCESS-17] [ACCESS-22] is restricted to one billing account', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/access/create/access_delegation' })
    await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping')
    await page.getByRole('switch', { name: /^Restrict to one billing account/ }).click()
    await select(page.getByRole('main'), 'Billing account', /^Lab/)
    const people = page.getByRole('textbox', { name: 'E-mail addresses' })
    await page.getByRole('button', { name: 'Share access' }).click()
    await expect.poll(() => complaint(people)).toBe('At least one email is required')
    await people.fill('uku@')
    await people.blur()
    await expect.poll(() => complaint(people)).toBe('Please finish adding the email')
    await page.getByRole('button', { name: /^Remove uku@/ }).click()
    await people.fill('uku@uus.example mari@raamat.example ')
    await page.getByRole('button', { name: 'Share access' }).click()
    await page.getByRole('heading', { name: 'Bookkeeping', level: 1 }).waitFor()
    expect(deployment.calls('createAccessDelegation')[0]?.parameters).toEqual({
      name: 'Bookkeeping',
      billing_account_id: 120_351,
    })
    await expect.poll(() => fact(page.getByRole('complementary'), 'Billing account').innerText()).toBe('Lab')
    expect(deployment.calls('createImpersonation').map(({ parameters }) => parameters)).toMatchObject([
      { grantee_username: 'uku@uus.example' },
      { grantee_username: 'mari@raamat.example' },
    ])
    expect(await page.getByText('You are an administrator.').count()).toBe(0)
  })

  test('[ACCESS-12] is restricted by a link that names an account', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/access/create/access_delegation?account=120351' })
    await page.getByRole('switch', { name: /^Restrict to one billing account/, checked: true }).waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('By link')
    await page.getByRole('textbox', { name: 'E-mail addresses' }).fill('uku@uus.example ')
    await page.getByRole('button', { name: 'Share access' }).click()
    await page.getByRole('heading', { name: 'By link', level: 1 }).waitFor()
    expect(deployment.calls('createAccessDelegation')[0]?.parameters).toEqual({
      name: 'By link',
      billing_account_id: 120_351,
    })
  })

  test('[ACCESS-20] [ACCESS-27] of an administrator is warned of; an invitation that fails can be sent again', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ key: 'demo-admin', path: '/access/create/access_delegation' })
    await page.getByText('You are an administrator.').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('Operations')
    const people = page.getByRole('textbox', { name: 'E-mail addresses' })
    await people.fill('uku@uus.example mari@raamat.example ')
    deployment.fault({
      operation: 'createImpersonation',
      status: 500,
      message: 'Failed to creating impersonation key',
      times: 1,
    })
    await page.getByRole('button', { name: 'Share access' }).click()
    await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor()
    await personIn(page, 'mari@raamat.example').waitFor()
    const failed = toast(page, 'Error: Failed to creating impersonation key')
    await failed.getByText('uku@uus.example').waitFor()
    await failed.getByRole('button', { name: 'Retry' }).click()
    await personIn(page, 'uku@uus.example').getByText('Invited').waitFor()
    await announced(page, '“Operations” is shared')
    await page.getByRole('button', { name: 'Invite…' }).first().click()
    await dialog(page, /^Invite/)
      .getByText('You are an administrator.')
      .waitFor()
  })

  test('[ROUTE-10] [ACCESS-08] [ACCESS-09] [ACCESS-11] [ACCESS-15] [ACCESS-24] is given by invitation and taken back, by keys', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/access/delegation/398' })
    await page.getByRole('heading', { name: 'Lab staff', level: 1 }).waitFor()
    await personIn(page, 'arved@pohjala.example').getByText('Accepted').waitFor()
    await personIn(page, 'mari@raamat.example').getByText('Invited').waitFor()
    const keys = byKeys(page)
    await keys.press(page.getByRole('button', { name: 'Invite…' }).first())
    const asks = dialog(page, 'Invite to “Lab staff”')
    await keys.type(asks.getByRole('textbox', { name: 'E-mail' }), 'uku')
    await keys.press(asks.getByRole('button', { name: 'Send invitation' }))
    await asks.getByText('This is not an e-mail address').waitFor()
    await keys.type(asks.getByRole('textbox', { name: 'E-mail' }), 'uku@uus.example')
    await keys.press(asks.getByRole('button', { name: 'Send invitation' }))
    await toast(page, 'Invitation to “Lab staff” sent').waitFor()
    await personIn(page, 'uku@uus.example').getByText('Invited').waitFor()
    await keys.pick(page.getByRole('button', { name: 'Actions for arved@pohjala.example' }), 'Take back…')
    const takes = dialog(page, 'Take access back from arved@pohjala.example?')
    await keys.press(takes.getByRole('button', { name: 'Take back' }))
    await toast(page, 'arved@pohjala.example no longer has access').waitFor()
    await expect.poll(() => personIn(page, 'arved@pohjala.example').count()).toBe(0)
    await keys.to(page.getByRole('button', { name: 'Invite…' }).first())
    expect(deployment.calls('deleteImpersonation')[0]?.parameters['delegation_id']).toBe(398)
  })

  test('[ACCESS-21] [ACCESS-23] ends for everybody at once, after saying for whom', async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/access/delegation' })
    await page.getByRole('link', { name: 'Users who can access my account 2' }).waitFor()
    await page.getByRole('link', { name: /^Users I can access/ }).waitFor()
    await chooseIn(page, page.getByRole('button', { name: 'Actions for Lab staff' }), 'Stop sharing…')
    const asks = dialog(page, 'Stop sharing “Lab staff”?')
    await asks.getByText('Access of mari@raamat.example').waitFor()
    await asks.getByRole('button', { name: 'Stop sharing' }).click()
    await announced(page, '“Lab staff” is no longer shared')
    await expect.poll(() => rowOf(page, 'Lab staff').count()).toBe(0)
    expect(deployment.calls('deleteAccessDelegation')).toHaveLength(1)
  })
})

describe('received access', () => {
  test('[ROUTE-23] [ACCESS-10] [ACCESS-25] [ACCESS-26] is accepted in the profile', async ({ visit }) => {
    const { page, deployment } = await visit({ key: 'demo-partner', path: '/profile/access' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Users I can access/ }).waitFor()
    await rowOf(page, 'kadri.saar@pohjala.example').getByText('Accepted').waitFor()
    const invitation = rowOf(page, 'arved@pohjala.example')
    await invitation.getByText('Arved Põld').waitFor()
    await rowOf(page, 'kadri.saar@pohjala.example').getByText('All accounts').waitFor()
    deployment.fault({ operation: 'acceptImpersonation', status: 502, times: 1 })
    await chooseIn(
      page,
      page.getByRole('button', { name: 'Actions for arved@pohjala.example' }),
      /^Accept invitation$/,
    )
    await toast(page, 'Failed to accept invitation: arved@pohjala.example').waitFor()
    await toast(page, 'Failed to accept').getByRole('button', { name: 'Dismiss' }).click()
    await chooseIn(
      page,
      page.getByRole('button', { name: 'Actions for arved@pohjala.example' }),
      /^Accept invitation$/,
    )
    await announced(page, 'Access invitation accepted')
    await invitation.getByText('Accepted').waitFor()
    expect(deployment.calls('acceptImpersonation')).toHaveLength(2)
  })

  test.for(someOf([390, 1440], 1))(
    '[ACCESS-19] [ACCESS-25] has the next thing to do as a button of its row at %i px',
    { tags: ['wide'] },
    async (width, { visit }) => {
      const { page, deployment } = await visit({ key: 'demo-partner', path: '/profile/access', width })
      const invitation = rowOf(page, 'arved@pohjala.example')
      expect(await invitation.getByRole('button', { name: 'Act as' }).count()).toBe(0)
      await invitation.getByRole('button', { name: 'Accept invitation' }).press('Enter')
      await invitation.getByRole('button', { name: 'Act as' }).waitFor()
      expect(deployment.calls('acceptImpersonation')).toHaveLength(1)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await invitation.getByRole('button', { name: 'Act as' }).press('Enter')
      await page.getByRole('button', { name: 'Back to your account' }).waitFor()
    },
  )
})
