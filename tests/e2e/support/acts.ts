import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)

/** Matches this name alone. Where an address might break into the next line, the browser driver may read a space. */
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

/** A message that appeared after an action. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: 'Messages' })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: text })
}

/**
 * Mends what failed, and presses at once a button that asks again. The button goes when the console's own next try comes
 * first: a click would then wait for it in vain.
 */
export async function askAgain(button: Locator, mend: () => void): Promise<void> {
  await button.focus()
  mend()
  await button.page().keyboard.press('Enter')
}

/** Waits for a message, and closes it so that nothing lies below it. */
export async function announced(page: Page, text: string | RegExp): Promise<void> {
  const message = toast(page, text).first()
  await message.waitFor()
  await message.getByRole('button', { name: 'Dismiss' }).click()
}

/**
 * The copied text, once it contains a text or matches a pattern. The clipboard changes a moment after the click, and until
 * then has the text of an earlier test.
 */
export async function copied(page: Page, wanted: string | RegExp): Promise<string> {
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toMatch(wanted)
  return read()
}

/** How much wider the page is than its window, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Goes to an address below the base path inside the document, as a link does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', `/app${to}`)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** An open dialog with this title. */
export function dialog(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))
}

/** Opens a menu by its button and chooses an entry, by its whole name or by a pattern. */
export async function chooseIn(page: Page, button: Locator, entry: string | RegExp): Promise<void> {
  await button.click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Presses a button that may close its window; returns before the window closes. */
export async function pressLast(popup: Page, name: string): Promise<void> {
  await popup.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    setTimeout(() => {
      button.click()
    })
  })
}

/** Chooses an entry of a row's menu; fails if the menu is another row's. */
export async function act(page: Page, name: string, action: string | RegExp): Promise<void> {
  const label = `Actions for ${name}`
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('menu', { name: label, exact: true }).getByRole('menuitem', { name: action }).click()
}

/** Chooses an option of a combobox. */
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

/** Names of the rows of a table, in their order: the texts of their links. */
export function namesIn(page: Page, table: string): Promise<string[]> {
  return page.getByRole('table', { name: table, exact: true }).getByRole('link').allInnerTexts()
}

/** Steps of a row with their states. */
export async function stepsIn(page: Page): Promise<string[]> {
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  return (await steps.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
}

/** Whether something has the focus. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Waits until something has the focus, which a dialog gives back a moment after it closes. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => isFocused(target)).toBe(true)
}

/** Error of a field; empty if it has none. */
export async function complaint(target: Locator): Promise<string> {
  const described = (await target.getAttribute('aria-describedby')) ?? ''
  const ids = described.split(' ').map((id) => `[id="${id}"]`)
  const said = target.page().getByRole('alert').locator(ids.join())
  return (await said.allInnerTexts()).join(' ')
}

/** A promise that waits until `open` is called. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open: () => open() }
}
