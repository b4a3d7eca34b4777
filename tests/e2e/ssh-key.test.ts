import { act, complaint, copied, dialog, fact, announced, rowOf, section } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ uku@desk'

describe('an SSH key', () => {
  test('is added by keys after its form is checked; its name is taken once', async ({ visit }) => {
    const { page, deployment, address } = await visit({ path: '/access/ssh_key' })
    const keys = byKeys(page)
    await keys.press(page.getByRole('link', { name: 'Add SSH key' }))
    const publicKey = page.getByRole('textbox', { name: 'Public key' })
    const name = page.getByRole('textbox', { name: 'Name' })
    const add = page.getByRole('button', { name: 'Add SSH key' })
    await keys.press(add)
    await expect.poll(() => complaint(publicKey)).toBe('This field is required')
    await keys.type(publicKey, '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA')
    await keys.type(name, 'laptop')
    await expect
      .poll(() => complaint(publicKey))
      .toMatch(/^SSH key does not match required pattern\. This is a private key/)
    await keys.type(publicKey, key.slice(0, 60))
    await expect.poll(() => complaint(publicKey)).toMatch(/The key is cut off: copy the whole line\.$/)
    // As a terminal of forty columns wraps it.
    await keys.type(publicKey, `${key.slice(0, 40)}\n${key.slice(40)}`)
    await expect.poll(() => complaint(publicKey)).toBe('')
    await keys.type(publicKey, `${key}\n`)
    await expect.poll(() => complaint(publicKey)).toBe('')
    expect(deployment.calls('createSshKey')).toEqual([])
    deployment.expectFailures()
    await keys.press(add)
    await page.getByText('An SSH key of this name exists already').first().waitFor()
    await keys.type(name, 'desk')
    await page.keyboard.press('Enter')
    await announced(page, 'desk added')
    expect(deployment.calls('createSshKey').at(-1)?.parameters).toEqual({ name: 'desk', public_key: key })
    await page.getByRole('heading', { name: 'desk', level: 1 }).waitFor()
    expect(address()).toMatch(/^\/access\/ssh_key\/[\da-f-]{36}$/)
  })

  test('is shown, copied, renamed and deleted', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({
      path: '/access/ssh_key/1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746',
      browser: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    // The manifest origins for developers are in no production build, whatever the browser has stored.
    await page.evaluate(() => sessionStorage.setItem('console.origins', 'on'))
    await page.reload()
    await page.getByRole('heading', { name: 'laptop', level: 1 }).waitFor()
    expect(await page.locator('[data-origin-at]').count()).toBe(0)
    const shown = fact(section(page, 'Key'), 'Public key')
    await shown.getByRole('button', { name: 'Copy Public key' }).click()
    const key = await copied(page, /^ssh-ed25519 \S+ kadri@laptop$/)
    expect(await shown.innerText()).toContain(key)
    await section(page, 'General').getByRole('textbox', { name: 'Name' }).fill('old laptop')
    await page.getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    await page.getByRole('heading', { name: 'old laptop', level: 1 }).waitFor()
    expect(deployment.calls('updateSshKey')[0]?.parameters).toMatchObject({ name: 'old laptop' })
    await page
      .getByRole('link', { name: /^SSH keys/ })
      .first()
      .click()
    await rowOf(page, 'ci-runner')
      .getByText(/^ssh-ed25519 /)
      .waitFor()
    await act(page, 'old laptop', 'Delete…')
    const asks = dialog(page, 'Delete old laptop?')
    await asks.getByText('Access to machines that were made with it').waitFor()
    await asks.getByRole('button', { name: 'Delete SSH key' }).click()
    await announced(page, 'old laptop deleted')
    await expect.poll(() => rowOf(page, 'old laptop').count()).toBe(0)
    expect(deployment.calls('deleteSshKey')).toHaveLength(1)
  })
})
