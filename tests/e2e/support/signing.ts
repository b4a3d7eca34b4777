import type { Page } from 'playwright-core'
import { chooseIn } from './acts'

/** Logs out by the menu of the profile. */
export const signOut = (page: Page): Promise<void> =>
  chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')

/** Logs in on the sign-in page, with an API key. */
export async function signInByKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Log in' }).click()
}
