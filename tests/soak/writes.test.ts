import type { Page } from 'playwright-core'
import { describe, expect, test } from '../e2e/support/test'

/** Runs of each form for each number of lost answers. */
const runs = 5

interface Form {
  operation: string
  path: string
  list: string
  button: string
  fill: (page: Page, name: string) => Promise<void>
  /** The member of a record that holds the typed name. */
  named: string
}

const typed =
  (label: string) =>
  async (page: Page, name: string): Promise<void> =>
    page.getByRole('textbox', { name: label }).fill(name)

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fVUv1m5y8mC8n0m9M1v9q7cXyqXw5oY8o kadri@laptop'

/** Forms that need little more than a name. */
const forms: readonly Form[] = [
  {
    ...{ operation: 'createDisk', path: '/disks/create', list: '/tll/storage/disks' },
    ...{ button: 'Create disk', fill: typed('Name'), named: 'display_name' },
  },
  {
    ...{ operation: 'createNetwork', path: '/network/create/vpc', list: '/tll/network/networks' },
    ...{ button: 'Create network', fill: typed('Name'), named: 'name' },
  },
  {
    ...{ operation: 'createFirewall', path: '/network/create/firewall', list: '/tll/network/firewalls' },
    ...{ button: 'Create firewall', fill: typed('Name'), named: 'display_name' },
  },
  {
    ...{
      operation: 'createIpAddress',
      path: '/network/create/ip_address',
      list: '/tll/network/ip_addresses',
    },
    ...{ button: 'Reserve address', fill: typed('Name'), named: 'name' },
  },
  {
    ...{ operation: 'createToken', path: '/access/create/api_token', list: '/user-resource/token/list' },
    ...{ button: 'Create token', fill: typed('Description'), named: 'description' },
  },
  {
    ...{ operation: 'createBucket', path: '/storage/create', list: '/storage/bucket/list' },
    ...{ button: 'Create bucket', fill: typed('Name'), named: 'name' },
  },
  {
    ...{ operation: 'createSshKey', path: '/access/create/ssh_key', list: '/user-resource/ssh_keys' },
    ...{ button: 'Add SSH key', named: 'name' },
    fill: async (page, name) => {
      await typed('Name')(page, name)
      await typed('Public key')(page, key)
    },
  },
]

describe.each(forms)('$operation', ({ operation, path, list, button, fill, named }) => {
  test.for([1, 2, undefined])(
    'is carried out once when its answer is lost %s times',
    async (times, { visit }) => {
      for (let run = 0; run < runs; run += 1) {
        const { page, deployment, close } = await visit({ path })
        const name = `soak-${times ?? 'always'}-${run}`
        await fill(page, name)
        deployment.fault({ operation, network: 'drop-answer', ...(times === undefined ? {} : { times }) })
        const form = page.url()
        await page.getByRole('button', { name: button, exact: true }).last().click()
        const told = page
          .getByText(/It may have been done all the same\.|made although the answer was lost/)
          .first()
        const ended = async (): Promise<boolean> => page.url() !== form || (await told.isVisible())
        await expect.poll(ended, { timeout: 60_000 }).toBe(true)
        const records = await deployment.call('GET', list)
        const made = Array.isArray(records) ? records.filter((each) => each[named] === name) : []
        expect(made, name).toHaveLength(1)
        if (times === undefined) expect(await told.isVisible(), `${name}: the truth is told`).toBe(true)
        await close()
      }
    },
  )
})
