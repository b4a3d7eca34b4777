import type { Page } from 'playwright-core'
import { act, dialog } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const hostile = [
  '<script>__xss()</script>',
  '<img src=x onerror=__xss()>',
  '"><svg/onload=__xss()>',
  "javascript:__xss()//'",
  '{{constructor.constructor("__xss()")()}} $t(list.of) %s {0}',
  '\u202egnp.exe \u2066rtl\u2069 \u200bzero\u200dwidth',
  '__proto__',
  'constructor',
  '👩‍👩‍👧‍👦'.repeat(20),
  'W'.repeat(255),
  'very long name with words '.repeat(10),
  '../../../etc/passwd?#%2e%2e',
  '',
  ' ',
] as const

const naming = new Set([
  'name',
  'display_name',
  'description',
  'title',
  'hostname',
  'os_name',
  'os_version',
  'username',
  'designated_pool_name',
  'company_name',
  'customer_name',
  'email',
  'address_line1',
  'city',
  'license_type',
  'current_pool_name',
  'pool',
])

/** Puts hostile texts into every naming field of an answer. */
function spoil(value: unknown, count: { next: number }): unknown {
  if (Array.isArray(value)) return value.map((each) => spoil(each, count))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (!naming.has(field) || typeof inner !== 'string') return [field, spoil(inner, count)]
      count.next += 1
      return [field, hostile[count.next % hostile.length]]
    }),
  )
}

const spoiled =
  /\/(vm\/list|disks|disks\/[^/]+|ip_addresses|firewalls|networks|token\/list|billing_account\/list|vm_images|host_pool\/list)$/

/** True when the page is no wider than the window. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth <= clientWidth
  })
}

/** A list, a form, and records of several kinds; then all others. */
const paths = [
  '/compute',
  '/compute/create',
  '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
  '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
  '/billing/account/120348',
  '/disks',
  '/network/ip_address',
  '/network/firewall',
  '/access/token',
  '/billing/account',
  '/disks/create',
  '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=storage',
  '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=network',
  '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=settings',
  '/disks/disk/tll/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
  '/access/token/3098',
]

describe('hostile texts', () => {
  test.for(someOf([1440, 390], 1))(
    'in every field that has a name never run, and the pages stay as wide as a window of %i px',
    async (width, { visit }) => {
      const { page, open } = await visit({
        path: null,
        width,
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            const answer = await next()
            const { pathname } = new URL(request.url)
            if (request.method !== 'GET' || !spoiled.test(pathname)) return answer
            const body = spoil(await answer.json(), { next: pathname.length })
            return Response.json(body, { headers: { 'x-correlation-id': 'spoiled' } })
          })
        },
      })
      for (const path of someOf(paths, 5)) {
        await open(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await expect.poll(() => page.getByRole('status', { name: /^Loading/ }).count()).toBe(0)
        expect(await fits(page), path).toBe(true)
        expect(await page.getByText('This page stopped working').count(), path).toBe(0)
        expect(await page.locator('main script, main img[src="x"]').count(), path).toBe(0)
      }
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
    },
  )

  test(
    'are the name in the title, in a dialog and in a message, as text',
    { tags: ['wide'] },
    async ({ visit }) => {
      const [name] = hostile
      const { page } = await visit({
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            const answer = await next()
            if (!request.url.endsWith('/tll/user-resource/vm/list')) return answer
            const list: unknown = await answer.json()
            return Response.json(
              Array.isArray(list)
                ? list.map((each) => (each.name === 'bastion' ? { ...each, name } : each))
                : list,
            )
          })
        },
      })
      await page.getByRole('link', { name }).waitFor()
      await act(page, name, 'Take snapshot…')
      await dialog(page, /Take a snapshot/)
        .getByRole('button', { name: 'Take snapshot' })
        .click()
      await page.getByText(`Snapshot of ${name} taken`).waitFor()
      await act(page, name, 'Delete…')
      const asks = dialog(page, `Delete ${name}?`)
      await asks.getByRole('textbox').fill(name)
      expect(await asks.getByRole('button', { name: 'Delete machine' }).isDisabled()).toBe(false)
      await asks.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('link', { name }).click()
      await expect.poll(() => page.title()).toBe(`${name} | Aldera Cloud`)
    },
  )

  test('that are long leave the bar above the page in order', { tags: ['wide'] }, async ({ visit }) => {
    const name = 'long-name-'.repeat(20)
    const { page } = await visit({
      path: '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
      before: ({ intercept }) => {
        intercept(async (request, next) => {
          const answer = await next()
          if (!/vm\/list|billing_account\/list/.test(request.url)) return answer
          const text = await answer.text()
          return Response.json(
            JSON.parse(text.replaceAll(/"(?:web-prod-01|Põhjala Robotics)"/g, `"${name}"`)),
          )
        })
      },
    })
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    for (const width of [1440, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page
        .getByRole('banner')
        .locator(':scope > *')
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({ left, right }) => [left, right]),
        )
      boxes.slice(1).forEach(([left = 0], index) => {
        expect(left).toBeGreaterThanOrEqual(boxes[index]?.[1] ?? 0)
      })
      expect(boxes.at(-1)?.[1]).toBeLessThanOrEqual(width)
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      expect(await trail.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    }
  })

  test('in what the platform says about a failure', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/disks/create' })
    for (const message of hostile.filter((each) => each.trim() !== '')) {
      deployment.sandbox.control.clearFaults()
      deployment.fault({ operation: 'createDisk', status: 500, message })
      await page.getByRole('textbox', { name: 'Name' }).fill('x-1')
      await page.getByRole('button', { name: 'Create disk' }).click()
      await page.getByRole('alert').filter({ hasText: 'There was an error while creating' }).waitFor()
      expect(await fits(page), message).toBe(true)
    }
  })

  test.for(
    someOf(
      [
        '/compute?q=%3Cscript%3E__xss()%3C/script%3E',
        '/compute?sort=__proto__&state=constructor',
        '/__proto__',
        '/compute/vm/constructor/__proto__',
        '/compute/vm/tll/%3Cimg%20src=x%20onerror=__xss()%3E',
        '//evil.example/app',
        '/compute/create?name=%3Cscript%3E&osName=__proto__&location=constructor',
      ],
      1,
    ),
  )('in the address %s', async (path, { visit }) => {
    const { page } = await visit({ path, before: (deployment) => deployment.expectFailures() })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('This page stopped working').count()).toBe(0)
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  })
})
