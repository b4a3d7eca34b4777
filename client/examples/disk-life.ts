/**
 * Lists the machines of a location, creates a disk with a system on it, waits until it can be used, and deletes it again.
 *
 *   API_BASE=https://cloud.example API_KEY=… npx tsx disk-life.ts
 */
import { createClient, isApiError } from '../main'

const { API_BASE = 'http://127.0.0.1:8080', API_KEY, LOCATION = 'tll' } = process.env
const api = createClient({ base: API_BASE, apiKey: API_KEY })

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function main(): Promise<void> {
  const machines = await api.listVms({ path: { location: LOCATION } })
  for (const { name, status } of machines) console.log(`machine ${name}: ${status}`)

  const accounts = await api.listBillingAccounts()
  const account = accounts.find(({ is_default }) => is_default) ?? accounts[0]
  const created = await api.createDisk({
    path: { location: LOCATION },
    body: {
      size_gb: 20,
      display_name: 'example',
      source_image_type: 'OS_BASE',
      source_image: 'ubuntu_24.04',
      ...(account && { billing_account_id: account.id }),
    },
  })
  console.log(`disk ${created.uuid}: ${created.status}`)

  const path = { location: LOCATION, uuid: created.uuid }
  let disk = created
  while (disk.status === 'Reserved') {
    await pause(0.5)
    disk = await api.getDisk({ path })
  }
  console.log(`disk ${disk.uuid}: ${disk.status}, ${disk.size_gb} GB`)

  await api.deleteDisk({ path })
  console.log(`disk ${disk.uuid}: deleted`)
}

main().catch((error: unknown) => {
  if (!isApiError(error)) throw error
  const { message, status, correlationId } = error
  console.error(status === undefined ? message : `${message} (status ${status}, reference ${correlationId})`)
  process.exitCode = 1
})
