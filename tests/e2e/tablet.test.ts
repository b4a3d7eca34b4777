import type { Locator, Page } from 'playwright-core'
import { overflow, rowOf, section, select } from './support/acts'
import { describe, expect, test } from './support/test'

const width = 768
/** The width a field needs for a protocol, a port or the beginning of an address, in px. */
const least = 120

/** Visible inputs and selects inside an element. */
const fieldsIn = (place: Locator): Locator =>
  place.locator('[data-field]:visible, input:not([type=radio], [type=checkbox], [data-field] *):visible')

/** Fields that are too narrow, reach out of the window or lie on another, each by its name and place. */
async function cramped(place: Locator): Promise<string[]> {
  return fieldsIn(place).evaluateAll(
    (fields, { least: fewest, width: most }) => {
      const boxes = fields.map((field) => ({ field, box: field.getBoundingClientRect() }))
      const said = ({ field, box }: (typeof boxes)[number]): string =>
        `${field.getAttribute('aria-label') ?? field.textContent} at ${Math.round(box.x)}, ${Math.round(box.width)} px`
      return boxes.flatMap((one, index) => [
        ...(one.box.width < fewest ? [`narrow: ${said(one)}`] : []),
        ...(one.box.right > most ? [`outside: ${said(one)}`] : []),
        ...boxes
          .slice(index + 1)
          .filter(
            ({ field, box }) =>
              !one.field.contains(field) &&
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
          )
          .map((other) => `overlap: ${said(one)} and ${said(other)}`),
      ])
    },
    { least, width },
  )
}

const main = (page: Page): Locator => page.getByRole('main')

describe('on a tablet', () => {
  test(
    'every field of a create form has room, and none lies on another',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ width, path: '/compute/create' })
      await page.getByRole('textbox', { name: 'Name' }).first().waitFor()
      expect(await fieldsIn(main(page)).count()).toBeGreaterThan(1)
      await expect.poll(() => cramped(main(page))).toEqual([])
      await open('/network/create/firewall')
      const rules = section(page, 'Rules')
      await rules.getByRole('button', { name: 'Add rule' }).click()
      await select(rules, 'Protocol', /^TCP$/)
      await rules.getByRole('textbox', { name: 'Ports' }).waitFor()
      await expect.poll(() => cramped(main(page))).toEqual([])
      expect(await overflow(page)).toBe(0)
    },
  )

  test('every field of rules that are edited has room, and none lies on another', async ({ visit }) => {
    const { page } = await visit({
      width,
      path: '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
    })
    const inbound = section(page, 'Inbound')
    await inbound.getByRole('button', { name: /^Allow TCP 22 / }).click()
    await inbound.getByRole('button', { name: 'Add rule' }).click()
    await expect.poll(() => inbound.locator('[aria-expanded=true]').count()).toBe(2)
    await expect.poll(() => cramped(main(page))).toEqual([])
    expect(await overflow(page)).toBe(0)
  })

  test('the bar of a selection folds into its menu what has no room', async ({ visit }) => {
    const { page } = await visit({ width })
    for (const name of ['web-prod-01', 'staging-shop'])
      await rowOf(page, name).getByRole('checkbox').check({ force: true })
    const bar = page.getByRole('toolbar', { name: '2 selected' })
    const outside = () =>
      bar
        .getByRole('button')
        .evaluateAll(
          (all, most) => all.filter((each) => each.getBoundingClientRect().right > most).length,
          width,
        )
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: /^Delete/ }).waitFor()
    await page.getByRole('menuitem', { name: 'Deselect' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await outside()).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await bar.getByRole('button', { name: /^Delete/ }).waitFor()
    await expect.poll(() => bar.getByRole('button', { name: 'More' }).count()).toBe(0)
    await page.setViewportSize({ width, height: 900 })
    await bar.getByRole('button', { name: 'More' }).waitFor()
    expect(await outside()).toBe(0)
  })
})
