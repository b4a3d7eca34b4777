import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)

/**
 * A name and nothing else, as the browser driver reads it: where an address might go on in the next line, and does not in a
 * table, it reads a space.
 */
function exactly(name: string): { name: string | RegExp; exact: boolean } {
  if (!name.includes('@') && !name.includes('://')) return { name, exact: true }
  const parts = name
    .split(/(?<=@|\/(?!\/))/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { name: new RegExp(`^${parts.join(String.raw`\s*`)}$`), exact: false }
}

/** The row of a table that names something with a link, or else with its text. */
export function rowOf(within: Page | Locator, name: string): Locator {
  const row = within.getByRole('row')
  const page = pageOf(within)
  const linked = row.filter({ has: page.getByRole('link', exactly(name)) })
  return linked.or(row.filter({ has: page.getByRole('cell', exactly(name)) })).first()
}

/** A message that came up because of something that was done. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: 'Messages' })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: text })
}

/** Waits for a message, and closes it so that nothing lies below it. */
export async function heard(page: Page, text: string | RegExp): Promise<void> {
  const message = toast(page, text).first()
  await message.waitFor()
  await message.getByRole('button', { name: 'Dismiss' }).click()
}

/**
 * What was copied, once it holds a text or matches a pattern. The clipboard takes what it is given a moment after the
 * click, and until then has what a test before this one left.
 */
export async function copied(page: Page, wanted: string | RegExp): Promise<string> {
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toMatch(wanted)
  return read()
}

/** How far the page reaches over the sides of its window, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** An open dialog with this title. */
export function dialog(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))
}

/** Opens a menu by its button and chooses an entry. */
export async function chooseIn(page: Page, button: Locator, entry: string | RegExp): Promise<void> {
  await button.click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Chooses something from the menu of a row, which must be this row's. */
export async function act(page: Page, name: string, action: string | RegExp): Promise<void> {
  const label = `Actions for ${name}`
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('menu', { name: label, exact: true }).getByRole('menuitem', { name: action }).click()
}

/** Chooses an option of a list that opens. */
export async function select(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: label }).click()
  await pageOf(within).getByRole('option', { name: option }).click()
}

/** A section of the page by its heading. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The value beside a label in a list of facts. */
export function fact(within: Page | Locator, label: string): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .first()
}

/** What the rows of a table are called, in their order: the texts of their links. */
export function namesIn(page: Page, table: string): Promise<string[]> {
  return page.getByRole('table', { name: table, exact: true }).getByRole('link').allInnerTexts()
}

/** What is done in a row, each with how far it is. */
export async function stepsIn(page: Page): Promise<string[]> {
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  return (await steps.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
}

/** Whether something has the focus. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** What is said to be wrong with a field; empty when nothing is. */
export async function complaint(target: Locator): Promise<string> {
  const described = (await target.getAttribute('aria-describedby')) ?? ''
  const ids = described.split(' ').map((id) => `[id="${id}"]`)
  const said = target.page().getByRole('alert').locator(ids.join())
  return (await said.allInnerTexts()).join(' ')
}

/** Something that is waited for until it is let through. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open: () => open() }
}
