import type { Route } from 'playwright-core'
import { expect, test } from './support/test'

const host = 'https://scripts.zephyro.example'
const body = (name: string): string => `(window.told ??= []).push('${name}')`

test('[THEME-04] [THEME-05] [ERROR-13] [SESSION-06] scripts of a theme are waited for, three seconds at most, for who is signed in and acts for nobody', async ({
  visit,
}) => {
  const settings = { path: null, served: [host] }
  const { page, context, open, openTab, address, pass, reports, deployment, meanwhile } = await visit({
    ...settings,
    key: null,
    sandbox: { theme: 'zephyro' },
  })
  deployment.expectFailures()
  const asked: string[] = []
  let answer = (route: Route, name: string): unknown =>
    route.fulfill({ contentType: 'text/javascript', body: body(name) })
  const listen = (to: typeof context) =>
    to.route(`${host}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      asked.push(name)
      return answer(route, name)
    })
  await listen(context)
  const told = () => page.evaluate((): unknown => Reflect.get(window, 'told'))
  const machine = page.getByRole('link', { name: 'web-prod-01' })

  // Signing in on this page: drawn once the awaited script has loaded.
  await open('/compute')
  await page.getByLabel('API key').fill('demo-customer')
  expect(asked).toEqual([])
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  answer = async (route, name) => {
    if (name === 'consent.js') await held
    await route.fulfill({ contentType: 'text/javascript', body: body(name) })
  }
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => asked).toContain('consent.js')
  expect(await machine.count()).toBe(0)
  letGo()
  await machine.waitFor()
  await expect.poll(told).toContain('consent.js')
  await expect.poll(told).toContain('statistics.js')

  // The sign-in screen is in another document, without them.
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await page.getByLabel('API key').waitFor()
  expect(await told()).toBeUndefined()
  expect(address()).toBe('/')

  // The same after a key has expired, at the same address; this is shown once.
  const signedInAt = async (path: string): Promise<void> => {
    await page.evaluate(() => localStorage.setItem('console.session', 'demo-customer'))
    await open(path)
    await machine.waitFor()
    await expect.poll(told).toContain('consent.js')
  }
  const ended = page.getByText('Your session has ended. Log in again to continue where you were.')
  await signedInAt('/compute?q=web')
  deployment.fault({ operation: 'listVms', status: 401, envelope: 2, message: 'Key expired' })
  await page.getByTitle('Refresh').click()
  await ended.waitFor()
  expect([await told(), address()]).toEqual([undefined, '/compute?q=web'])
  deployment.sandbox.control.clearFaults()
  await page.reload()
  await page.getByLabel('API key').waitFor()
  expect(await ended.count()).toBe(0)

  // Another tab signs out: this one is emptied, and another document asks to sign in.
  await signedInAt('/compute')
  const tab = await openTab('/compute')
  await tab.getByRole('button', { name: /^Profile/ }).click()
  await tab.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await tab.getByLabel('API key').waitFor()
  await tab.close()
  const reload = page.getByRole('button', { name: 'Reload page' })
  await reload.waitFor()
  expect(await machine.count()).toBe(0)
  await reload.click()
  await page.getByLabel('API key').waitFor()
  expect([await told(), await ended.count()]).toEqual([undefined, 0])

  // Slow: given up after three seconds. Blocked: reported. Both times the console goes on.
  await page.evaluate(() => localStorage.setItem('console.session', 'demo-customer'))
  asked.length = 0
  answer = (route, name) => (name === 'consent.js' ? undefined : route.abort())
  await open('/compute')
  await expect.poll(() => asked).toContain('consent.js')
  await pass(3)
  await machine.waitFor()
  await expect.poll(() => asked).toContain('statistics.js')
  await expect.poll(() => reports.filter((text) => text.includes('Failed to load script')).length).toBe(2)
  expect(await told()).toBeUndefined()

  // Never while acting, nor in the document of a terminal.
  asked.length = 0
  await open('/terminal/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')
  await page.getByRole('heading', { name: 'Connect to web-prod-01' }).waitFor()
  const delegate = await meanwhile({ ...settings, key: 'demo-delegate' })
  await listen(delegate.context)
  await delegate.open('/compute')
  await delegate.page.getByRole('link', { name: 'web-prod-01' }).waitFor()
  await delegate.pass(4)
  expect(asked).toEqual([])
})
