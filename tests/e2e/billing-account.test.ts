import { fact, rowOf } from './support/acts'
import { describe, expect, test } from './support/test'

describe('billing accounts', () => {
  test('[BILLING-01] [ROUTE-12] are listed with state and balance, and cannot be changed here', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Põhjala Robotics').getByText('€684.20').first().waitFor()
    await rowOf(page, 'Lab').getByText('Limited').waitFor()
    expect(await page.getByRole('link', { name: /^Create/ }).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Põhjala Robotics' }).click()
    await page.getByRole('heading', { name: 'Põhjala Robotics', level: 1 }).waitFor()
    expect(address()).toBe('/billing/account/120348')
    expect(await fact(page.getByRole('main'), 'Balance').innerText()).toBe('€684.20')
    expect(await fact(page.getByRole('main'), 'Unpaid').innerText()).toBe('€620.00')
    expect(await fact(page.getByRole('main'), 'VAT number').innerText()).toBe('EE102347781')
    expect(await fact(page.getByRole('main'), 'Address, second line').innerText()).toBe('—')
    expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0)
    const writes = deployment.sandbox.control.requests().filter(({ method }) => method !== 'GET')
    expect(writes).toEqual([])
  })

  test('of somebody in debt show their state', async ({ visit }) => {
    const { page, open } = await visit({ path: '/billing/account', key: 'demo-indebted' })
    await rowOf(page, 'Pagar OÜ').getByText('Frozen').waitFor()
    await rowOf(page, 'Pagar e-pood').getByText('Suspended').waitFor()
    await open('/billing/account/120403')
    await page.getByText('Company details could not be verified').waitFor()
  })

  test('of others do not exist', async ({ visit }) => {
    const { page } = await visit({ path: '/billing/account/120402' })
    await page.getByRole('heading', { name: 'This billing account does not exist' }).waitFor()
    expect(await page.getByText('Pagar').count()).toBe(0)
  })

  test('an amount is shown in the chosen currency everywhere, with what it is charged in', async ({
    visit,
  }) => {
    const { page } = await visit({ path: '/billing/account' })
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page
      .getByRole('menuitemradio', { name: /USD/ })
      .or(page.getByRole('menuitem', { name: /USD/ }))
      .first()
      .click()
    await rowOf(page, 'Põhjala Robotics')
      .getByText(/\$779\.99/)
      .first()
      .waitFor()
  })
})
