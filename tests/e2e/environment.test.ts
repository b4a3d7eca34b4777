import { someOf } from '../run/some-of'
import { violations } from './support/accessibility'
import { overflow, rowOf } from './support/acts'
import { describe, expect, test } from './support/test'

describe('the environment of a console', () => {
  test.for(
    someOf(
      [
        ['SITE-04', 'localhost', 'development'],
        ['SITE-05', 'console.test.localhost', 'staging'],
        ['SITE-06', 'console.localhost', 'nothing'],
      ] as const,
      1,
    ),
  )('[%s] %s is marked %s, and only development has pseudo-languages', async ([, host, mark], { visit }) => {
    const { page, open } = await visit({ host })
    await rowOf(page, 'web-prod-01').waitFor()
    for (const name of ['development', 'staging'])
      expect(await page.getByRole('banner').getByText(name, { exact: true }).count()).toBe(
        name === mark ? 1 : 0,
      )
    await expect.poll(() => page.title()).toMatch(mark === 'staging' ? /^\[staging\] \S.* \| / : /^[^[]+ \| /)
    const development = mark === 'development'
    expect(await page.getByRole('button', { name: 'Sandbox' }).count()).toBe(development ? 1 : 0)
    await open('/compute?lang=qps-ploc')
    await rowOf(page, 'web-prod-01').waitFor()
    expect(await page.getByRole('link', { name: 'Dashboard', exact: true }).count()).toBe(development ? 0 : 1)
  })

  test('[SITE-05] the mark has room on a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ host: 'console.test.localhost', width: 390 })
    await rowOf(page, 'web-prod-01').waitFor()
    await page.getByRole('banner').getByText('staging', { exact: true }).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})

test('[I18N-10] a page that a browser has translated goes on working', async ({ visit }) => {
  const { page, reports } = await visit()
  await rowOf(page, 'web-prod-01').waitFor()
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr')
    const wrap = (root: Node): void => {
      for (const child of [...root.childNodes]) {
        if (!(child instanceof Text)) wrap(child)
        else if (child.parentElement?.tagName !== 'FONT' && child.data.trim() !== '') {
          const outer = document.createElement('font')
          child.replaceWith(outer)
          outer.append(child)
        }
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const name of ['Disks', 'Storage', 'Network', 'Billing', 'Dashboard', 'Compute']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  await page.getByRole('link', { name: 'web-prod-01' }).click()
  await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
  expect(await page.getByText('stopped working').count()).toBe(0)
  expect(reports.filter((report) => report.includes('PageTranslated')).length).toBeLessThanOrEqual(1)
})
