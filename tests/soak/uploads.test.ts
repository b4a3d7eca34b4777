import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { CDPSession, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { expect, test } from '../e2e/support/test'
import { accessKeyId, secretAccessKey, signatureTime } from '../unit/sandbox/object-storage/support'

const megabyte = 1_000_000
/** Bytes of the file, 5 GB or UPLOAD_GB, and bytes that the proxy lets through between two cuts. */
const whole = Number(process.env['UPLOAD_GB'] ?? 5) * 1000 * megabyte
const cutEvery = 200 * megabyte
/** Bytes that the heap of the page may grow by. */
const mostGrowth = 50 * megabyte

/** A sparse file of zeros, which takes no room on the disk. */
async function sparseFile(name: string, size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = await openFile(join(folder, name), 'w')
  await file.truncate(size)
  await file.close()
  return join(folder, name)
}

/** Calls `each` with the length of every piece of a body as it comes in. */
function watchBody(incoming: IncomingMessage, each: (bytes: number) => void): void {
  const push = incoming.push.bind(incoming)
  incoming.push = (piece: Buffer | null, encoding) => {
    if (piece) each(piece.length)
    return push(piece, encoding)
  }
}

/** The heap of the page in bytes after its garbage is collected. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}

const choose = (page: Page, file: string) =>
  page.locator('input[type=file][aria-label="Files…"]').setInputFiles(file)

test('a large file goes up through a proxy that cuts, in little memory; one that is given up leaves no parts', async ({
  visit,
}) => {
  const { page, deployment, open } = await visit({ path: null })
  deployment.expectFailures()
  let passed = 0
  let cuts = 0
  deployment.interceptObjects((incoming, outgoing, next) => {
    watchBody(incoming, (bytes) => {
      passed += bytes
      if (passed < (cuts + 1) * cutEvery) return
      cuts += 1
      incoming.socket.destroy()
    })
    next(incoming, outgoing)
  })
  await open('/storage/bucket/shop-media?folder=soak%2F')
  await page.getByText('Nothing is here yet.').waitFor()
  const tray = page.getByRole('region', { name: 'Uploads' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  const before = await heap(cdp)
  let most = before
  const started = performance.now()
  await choose(page, await sparseFile('whole.bin', whole))
  const isDone = tray.getByText('1 of 1 uploaded')
  await expect
    .poll(
      async () => {
        most = Math.max(most, await heap(cdp))
        return isDone.isVisible()
      },
      { timeout: 1_800_000, interval: 1000 },
    )
    .toBe(true)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(JSON.stringify({ bytes: whole, seconds, passed, cuts, before, most }))
  expect(cuts).toBeGreaterThanOrEqual(Math.floor(whole / cutEvery))
  expect(most - before, 'growth of the heap').toBeLessThan(mostGrowth)

  const aws = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1', retries: 0 })
  const ask = async (method: string, path: string): Promise<Response> => {
    const datetime = signatureTime(deployment.sandbox.clock.now())
    return fetch(await aws.sign(`${deployment.storage}/shop-media${path}`, { method, aws: { datetime } }))
  }
  expect((await ask('HEAD', '/soak/whole.bin')).headers.get('content-length')).toBe(`${whole}`)

  await tray.getByRole('button', { name: 'Close uploads' }).click()
  const from = passed
  await choose(page, await sparseFile('given-up.bin', 1000 * megabyte))
  await expect.poll(() => passed - from, { timeout: 60_000 }).toBeGreaterThan(50 * megabyte)
  await tray.getByRole('button', { name: 'Cancel given-up.bin' }).click()
  await expect.poll(async () => (await ask('GET', '?uploads')).text()).not.toContain('<Upload>')
  expect((await ask('HEAD', '/soak/given-up.bin')).status).toBe(404)
}, 2_400_000)
