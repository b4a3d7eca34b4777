import type { Page } from 'playwright-core'
import { expectFocus, gate, rowOf } from './support/acts'
import { stringsInHeap } from './support/heap'
import { signInByKey, signOut } from './support/signing'
import { describe, expect, test } from './support/test'

/** Names only the customer has. */
const foreign = ['web-prod-01', 'bastion', 'Põhjala', 'Kadri', '185.7.252']

async function nothingForeign(page: Page): Promise<void> {
  const text = await page.content()
  for (const word of foreign) expect(text).not.toContain(word)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const word of foreign) expect(kept).not.toContain(word)
}

describe('another person in the same tab', () => {
  test('sees no page of a record that the first has only pointed at', async ({ visit }) => {
    const { page } = await visit()
    const drawn = page.getByRole('heading', { level: 1, includeHidden: true })
    await drawn.waitFor()
    const code = page.waitForResponse((response) => /DetailScreen.*[.]js$/.test(response.url()))
    await page.getByRole('link', { name: 'web-prod-01' }).hover()
    await code
    expect(await drawn.count()).toBe(1)
    await signOut(page)
    await signInByKey(page, 'demo-empty')
    await page.getByRole('button', { name: /^Profile/ }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await drawn.count()).toBe(1)
  })

  test(
    'sees nothing of the first: no page, no answer, no draft, no key in a call',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: '/disks/create' })
      await page.getByRole('textbox', { name: 'Name' }).fill('draft-of-kadri')
      await open('/compute')
      await rowOf(page, 'web-prod-01').waitFor()
      await page.getByRole('link', { name: 'bastion' }).click()
      await page.getByRole('heading', { name: 'bastion', level: 1 }).waitFor()
      await signOut(page)
      await page.getByLabel('API key').waitFor()
      await nothingForeign(page)
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('draft-of-kadri')
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.url().includes('/v1/')) keys.push(request.headers()['apikey'])
      })
      await signInByKey(page, 'demo-empty')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click()
      await page.getByText('Create your first machine').waitFor()
      await nothingForeign(page)
      await open('/disks/create')
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('')
      expect(await page.getByText('What you entered before was restored.').count()).toBe(0)
      expect(new Set(keys)).toEqual(new Set(['demo-empty']))
      expect(deployment.calls('listVms').length).toBeGreaterThan(0)
    },
  )

  test(
    'is not shown an answer that was meant for the first, however late it comes',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      let late = 0
      const { page } = await visit({
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            if (request.headers.get('apikey') !== 'demo-customer' || !request.url.endsWith('/vm/list'))
              return next()
            const answer = await next()
            await held.opened
            late += 1
            return answer
          })
        },
      })
      await page.getByRole('button', { name: 'Profile: Kadri Saar' }).waitFor()
      await signOut(page)
      await signInByKey(page, 'demo-indebted')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click()
      await page.getByRole('heading', { name: 'Virtual machines 2' }).waitFor()
      held.open()
      await expect.poll(() => late).toBe(4)
      await page.getByRole('heading', { name: 'Virtual machines 2' }).waitFor()
      await nothingForeign(page)
    },
  )

  test('shows no failure of the first', { tags: ['wide'] }, async ({ visit }) => {
    const held = gate()
    const { page, deployment } = await visit({ path: '/network/firewall' })
    await rowOf(page, 'web-public').waitFor()
    deployment.expectFailures()
    deployment.intercept(async (request, next) => {
      if (request.method !== 'DELETE') return next()
      await held.opened
      return Response.json({ errors: { Error: 'Secret of Kadri' } }, { status: 500 })
    })
    await page.getByRole('button', { name: 'Actions for office', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('button', { name: 'Delete firewall' }).click()
    await page.evaluate(() => localStorage.setItem('console.session', 'demo-indebted'))
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await page.getByRole('heading', { name: 'Somebody logged in in another tab' }).waitFor()
    await expect.poll(() => page.title()).toBe('Somebody logged in in another tab | Aldera Cloud')
    held.open()
    await page.getByRole('button', { name: 'Reload page' }).click()
    await page.getByRole('button', { name: 'Profile: Indrek Pagar' }).waitFor()
    expect(await page.getByText('Secret of Kadri').count()).toBe(0)
  })
})

describe('another tab', () => {
  test('[SESSION-02] that signs out or in as another user stops this one at once', async ({ visit }) => {
    const { page, openTab, deployment } = await visit()
    await rowOf(page, 'web-prod-01').waitFor()
    const other = await openTab('/disks')
    await rowOf(other, 'archive').waitFor()
    await signOut(other)
    await page.getByRole('heading', { name: 'You logged out in another tab' }).waitFor()
    await nothingForeign(page)
    await expect.poll(() => stringsInHeap(page, ['demo-customer'])).toEqual([])
    await signInByKey(other, 'demo-indebted')
    await other.getByRole('button', { name: 'Profile: Indrek Pagar' }).waitFor()
    await page.getByRole('heading', { name: 'Somebody logged in in another tab' }).waitFor()
    deployment.sandbox.control.clearRequests()
    await page.clock.fastForward(120_000)
    await page.getByRole('button', { name: 'Reload page' }).click()
    await page.getByRole('heading', { name: 'Virtual machines 2' }).waitFor()
    await nothingForeign(page)
  })

  test('cannot make this one write under another key', async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/disks/create' })
    await page.getByRole('textbox', { name: 'Name' }).fill('whose-is-it')
    await page.evaluate(() => localStorage.setItem('console.session', 'demo-indebted'))
    await page.getByRole('button', { name: 'Create disk' }).click()
    await expectFocus(page.getByRole('heading', { name: 'Somebody logged in in another tab' }))
    expect(deployment.calls('createDisk')).toEqual([])
  })

  test('of the same person changes nothing here', async ({ visit }) => {
    const { page, openTab } = await visit()
    await rowOf(page, 'web-prod-01').waitFor()
    const other = await openTab('/disks')
    await rowOf(other, 'archive').waitFor()
    await page.bringToFront()
    expect(await page.getByRole('heading', { name: 'Somebody logged in in another tab' }).count()).toBe(0)
    await rowOf(page, 'web-prod-01').waitFor()
  })
})
