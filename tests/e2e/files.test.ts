import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { seconds } from '../run/time-limits'
import { violations } from './support/accessibility'
import { act, chooseIn, copied, dialog, expectFocus, gate, overflow, select } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const files = (page: Page) => page.getByRole('table', { name: 'Files' })
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' })
const row = (page: Page, name: string) => files(page).getByRole('row').filter({ hasText: name })
const MiB = 2 ** 20

/** A file to choose; its path. */
async function file(name: string, size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await writeFile(path, Buffer.alloc(size, name))
  return path
}

async function choose(page: Page, ...chosen: Promise<string>[]): Promise<void> {
  const paths = await Promise.all(chosen)
  await page.locator('input[type=file][aria-label="Files…"]').setInputFiles(paths)
}

/** A sound of a tenth of a second of silence. */
function silence(): Buffer {
  const samples = 800
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}

/** `readyState` of a sound or film: above 0 the browser knows its length. */
const played = (media: Locator): Promise<number> =>
  media.evaluate((element) => (element as HTMLMediaElement).readyState)

describe('files of a bucket', () => {
  test(
    '[BUCKET-07] [BUCKET-09] are browsed by folders, searched, sorted, shown and shared, by keys',
    { tags: ['wide'], timeout: seconds(120) },
    async ({ visit }) => {
      const { page, address, open, deployment } = await visit({ path: '/storage/bucket/shop-media' })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByText('3 folders, 1 file here').waitFor()
      const products = files(page).getByRole('link', { name: 'products' })
      const keys = byKeys(page)
      await keys.press(products)
      await keys.press(files(page).getByRole('link', { name: '2026-autumn' }))
      await page.getByText('1 folder, 6 files here').waitFor()
      expect(address()).toContain('folder=products%2F2026-autumn%2F')

      const size = files(page).getByRole('columnheader', { name: 'Size' })
      await keys.press(size.getByRole('button'))
      await size.and(page.locator('[aria-sort=ascending]')).waitFor()
      await keys.press(size.getByRole('button'))
      await expect.poll(() => files(page).getByRole('row').nth(2).innerText()).toContain('catalogue.json')
      await keys.type(page.getByRole('searchbox', { name: 'Search this folder' }), 'boots')
      await expect.poll(() => files(page).getByRole('row').count()).toBe(3)

      await keys.press(files(page).getByRole('button', { name: 'boots-front.png', exact: true }))
      const picture = page.getByRole('region', { name: 'boots-front.png' })
      const shown = picture.getByRole('img', { name: 'Preview of boots-front.png' })
      await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320)
      await picture.getByText('image/png').waitFor()
      await keys.press(picture.getByRole('button', { name: 'Share…' }))
      const share = dialog(page, 'Share boots-front.png')
      await keys.to(share.getByRole('radio', { name: '1 hour' }))
      await keys.press(share.getByRole('button', { name: 'Copy link' }))
      const link = await copied(page, /X-Amz-Expires=3600/)
      expect((await fetch(link)).status).toBe(200)
      await keys.to(share.getByRole('radio', { name: /Public link/ }))
      await keys.press(share.getByRole('button', { name: 'Make public' }))
      await share.getByText('Everybody may read the file.').waitFor()
      const publicLink = `${deployment.storage}/shop-media/products/2026-autumn/boots-front.png`
      expect((await fetch(publicLink)).status).toBe(200)
      await page.keyboard.press('Escape')

      const folders = page.getByRole('navigation', { name: 'Folder' })
      await keys.press(folders.getByRole('link', { name: 'shop-media' }))
      await keys.press(files(page).getByRole('button', { name: 'readme.txt', exact: true }))
      const beside = page.getByRole('region', { name: 'readme.txt' })
      await beside.getByText('This is readme.txt, a sample of the sandbox.').waitFor()
      await expectFocus(beside.getByRole('heading', { name: 'readme.txt' }))
      await page.keyboard.press('Escape')
      await page.getByText('Secret key').waitFor()
      await expectFocus(files(page).getByRole('button', { name: 'readme.txt', exact: true }))

      await open('/storage/bucket/shop-media?folder=originals%2F')
      await page.getByText('0 folders, 48,203 files here').waitFor({ timeout: seconds(60) })
      expect(await files(page).getByRole('row').count()).toBeLessThan(60)
      await page.keyboard.press('End')
      await row(page, '048203.').waitFor()
      const download = page.waitForEvent('download')
      await act(page, '048203.png', 'Download')
      expect((await download).suggestedFilename()).toBe('048203.png')
    },
  )

  test(
    '[BUCKET-07] [BUCKET-10] [BUCKET-15] go up once the console is let in, through cuts, pauses and reloads, and are moved and deleted',
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: null })
      deployment.expectFailures()
      let parts = 0
      const held: (() => void)[] = []
      let holds = false
      let stored = 0
      deployment.interceptObjects((incoming, outgoing, next) => {
        const isPart = incoming.method === 'PUT' && (incoming.url ?? '').includes('partNumber=')
        if (isPart) parts += 1
        if (isPart && parts === 2) incoming.socket.destroy()
        else if (isPart && holds)
          held.push(() => {
            outgoing.once('finish', () => (stored += 1))
            next(incoming, outgoing)
          })
        else next(incoming, outgoing)
      })
      await open('/storage/bucket/press-kit')
      await page.getByText('The browser may not read this bucket yet.').waitFor()
      await page.getByRole('button', { name: 'Allow this console' }).click()
      await page.getByText('Nothing is here yet.').waitFor()
      expect(deployment.calls('replaceBucketCors')[0]?.parameters).toEqual({
        name: 'press-kit',
        allowed_origin: deployment.origin,
      })

      await choose(page, file('a.txt', 10), file('film.bin', 20 * MiB))
      await tray(page).getByText('2 of 2 uploaded').waitFor()
      expect(parts).toBe(4)
      await page.getByText('0 folders, 2 files here').waitFor()
      await row(page, 'film.bin').getByText('21 MB').waitFor()
      await tray(page).getByRole('button', { name: 'Close uploads' }).click()

      await choose(page, file('a.txt', 12), file('a.txt', 14))
      const asks = dialog(page, '2 file names are taken')
      await asks.getByRole('radio', { name: /Keep both/ }).check()
      await asks.getByRole('button', { name: 'Upload' }).click()
      await row(page, 'a (2).txt').getByText('12 B').waitFor()
      await row(page, 'a (3).txt').getByText('14 B').waitFor()

      holds = true
      await choose(page, file('long.bin', 24 * MiB))
      await expect.poll(() => held.length).toBe(3)
      await tray(page).getByRole('button', { name: 'Pause all' }).click()
      await tray(page)
        .getByText(/Paused/)
        .waitFor()
      await tray(page).getByRole('button', { name: 'Resume all' }).click()
      await tray(page).getByRole('button', { name: 'Pause long.bin' }).waitFor()
      await expect.poll(() => held.length).toBe(6)
      held[3]?.()
      await expect.poll(() => stored).toBe(1)
      await open('/storage/bucket/press-kit')
      await page.getByText('1 upload is unfinished.').waitFor()
      await page.getByRole('button', { name: 'Give up' }).click()
      const givesUp = dialog(page, 'Give up the upload of long.bin?')
      await givesUp.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('1 upload is unfinished.').waitFor()
      holds = false
      const before = parts
      await choose(page, file('long.bin', 24 * MiB))
      await row(page, 'long.bin').waitFor()
      expect(parts - before).toBeLessThanOrEqual(3)

      await page.getByRole('button', { name: 'New folder' }).click()
      await dialog(page, 'New folder').getByRole('textbox', { name: 'Folder' }).fill('old')
      await page.getByRole('button', { name: 'Create folder' }).click()
      await files(page).getByRole('link', { name: 'old' }).waitFor()
      await act(page, 'film.bin', 'Move or rename…')
      await dialog(page, 'Move or rename film.bin').getByRole('textbox').fill('old/cut.bin')
      await page.getByRole('button', { name: 'Move', exact: true }).click()
      await expect.poll(() => row(page, 'film.bin').count()).toBe(0)
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByText(/^5 selected/).waitFor()
      await page.getByRole('button', { name: 'Delete…', exact: true }).click()
      const deletes = dialog(page, 'Delete 5 entries?')
      await deletes.getByText(/^6 objects with/).waitFor()
      await deletes.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('Nothing is here yet.').waitFor()
      expect(await deployment.call('GET', '/storage/bucket?name=press-kit')).toMatchObject({
        num_objects: 0,
        size_bytes: 0,
      })
    },
    seconds(120),
  )

  test(
    'go to the folder they were chosen in, one choice after the other, unless cancelled while names are checked; a name typed early is kept, and a download that cannot be says so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({
        path: '/storage/bucket/shop-media?folder=products%2F2026-autumn%2F',
      })
      const trail = page.getByRole('navigation', { name: 'Folder' })
      await files(page).getByRole('row').nth(1).waitFor()
      await trail.getByRole('link', { name: 'shop-media' }).click()
      await row(page, 'readme.txt').waitFor()
      const listing = gate()
      let waits = true
      deployment.interceptObjects(async (incoming, outgoing, next) => {
        if (waits && (incoming.url ?? '').includes('list-type=2')) await listing.opened
        next(incoming, outgoing)
      })
      await choose(page, file('unwanted.txt', 6))
      const checks = dialog(page, 'Upload 1 file')
      await checks.getByText('Checking which names are taken').waitFor()
      await checks.getByRole('button', { name: 'Cancel' }).click()
      await choose(page, file('first.txt', 7))
      await choose(page, file('second.txt', 8))
      await page.goBack()
      await expect.poll(address).toContain('2026-autumn')
      waits = false
      listing.open()
      await tray(page).getByText('2 of 2 uploaded').waitFor()
      await trail.getByRole('link', { name: 'shop-media' }).click()
      await row(page, 'first.txt').getByText('7 B').waitFor()
      await row(page, 'second.txt').getByText('8 B').waitFor()
      expect(await row(page, 'unwanted.txt').count()).toBe(0)

      const code = gate()
      await page.route('**/assets/FolderDialog-*.js', async (route) => {
        await code.opened
        await route.continue()
      })
      await page.getByRole('button', { name: 'New folder' }).click()
      // As shortcuts of the page, the first keys would open the form of a load balancer.
      await page.keyboard.type('cluster')
      code.open()
      const name = dialog(page, 'New folder').getByRole('textbox', { name: 'Folder' })
      await expect.poll(() => name.inputValue()).toBe('cluster')
      await page.goBack()
      await expect.poll(() => name.count()).toBe(0)
      await page.goForward()

      deployment.expectFailures()
      deployment.interceptObjects((incoming, outgoing, next) => {
        if (incoming.method === 'HEAD') outgoing.writeHead(404, { 'access-control-allow-origin': '*' }).end()
        else next(incoming, outgoing)
      })
      await act(page, 'first.txt', 'Download')
      await page.getByText('The file is not there any more.').first().waitFor()
      expect(address()).toContain('/storage/bucket/shop-media')
    },
  )

  test(
    '[BUCKET-07] [BUCKET-10] come by drops, pastes and folders, are played, tagged and shared, and leave as one archive',
    { tags: ['wide'], timeout: seconds(120) },
    async ({ visit }) => {
      const { page, context, deployment, open } = await visit({ path: null })
      deployment.expectFailures()
      // The clock of this computer is an hour slow.
      deployment.sandbox.control.advance(3600)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open('/storage/bucket/shop-media?folder=in%2F')
      await page.getByText('Nothing is here yet.').waitFor()

      const folder = await mkdtemp(join(tmpdir(), 'drop-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      await mkdir(join(folder, 'album', 'deep'), { recursive: true })
      await writeFile(join(folder, 'album', 'sound.wav'), silence())
      await writeFile(join(folder, 'album', 'deep', 'note.txt'), 'a note')
      await writeFile(join(folder, 'paper.pdf'), '%PDF-1.4\n%%EOF\n')
      const mouse = await context.newCDPSession(page)
      const data = {
        items: [],
        files: [join(folder, 'album'), join(folder, 'paper.pdf')],
        dragOperationsMask: 1,
      }
      for (const type of ['dragEnter', 'dragOver'] as const)
        await mouse.send('Input.dispatchDragEvent', { type, x: 600, y: 320, data })
      await page.getByText('Drop 2 items to upload').waitFor()
      await mouse.send('Input.dispatchDragEvent', { type: 'drop', x: 600, y: 320, data })
      await tray(page).getByText('3 of 3 uploaded').waitFor()
      await page.getByText('1 folder, 1 file here').waitFor()
      await tray(page).getByRole('button', { name: 'Close uploads' }).click()

      await page.evaluate(async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
        const picture = await new Promise<Blob>((done) => canvas.toBlob((blob) => blob && done(blob)))
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
      })
      await page.keyboard.press('Control+v')
      await row(page, 'image.png').waitFor()
      await page.locator('input[aria-label="Folder…"]').setInputFiles(join(folder, 'album'))
      const asks = dialog(page, '2 file names are taken')
      await asks.getByRole('radio', { name: /Skip/ }).check()
      await asks.getByRole('button', { name: 'Upload' }).click()
      await page.evaluate(async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
        const film = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
        const whole = new Promise<Blob>((done) =>
          film.addEventListener('dataavailable', ({ data }) => done(data)),
        )
        film.start()
        for (let frame = 0; frame < 20; frame += 1) {
          canvas.getContext('2d')?.fillRect(frame, 0, 1, 32)
          await new Promise(requestAnimationFrame)
        }
        film.stop()
        const items = new DataTransfer()
        items.items.add(new File([await whole], 'film.webm'))
        const target = document.querySelector('table[aria-label=Files]')
        target?.dispatchEvent(new DragEvent('drop', { dataTransfer: items, bubbles: true, cancelable: true }))
      })
      await row(page, 'film.webm').waitFor()

      await files(page).getByRole('button', { name: 'film.webm', exact: true }).click()
      await expect.poll(() => played(page.locator('video'))).toBeGreaterThan(1)
      await files(page).getByRole('link', { name: 'album' }).click()
      await files(page).getByRole('button', { name: 'sound.wav', exact: true }).click()
      const sound = page.locator('audio[aria-label="Preview of sound.wav"]')
      await expect.poll(() => sound.evaluate((element) => (element as HTMLMediaElement).duration)).toBe(0.1)
      await page.goBack()
      await files(page).getByRole('button', { name: 'film.webm', exact: true }).click()
      await page.getByRole('button', { name: 'File before' }).click()
      const paper = page.getByRole('region', { name: 'paper.pdf' })
      const shown = await fetch(
        (await paper.getByRole('link', { name: 'Open in a window' }).getAttribute('href')) ?? '',
      )
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      await paper.getByRole('button', { name: 'Edit', exact: true }).click()
      const tags = dialog(page, 'Tags of paper.pdf')
      await tags.getByRole('textbox', { name: 'Name of tag 1' }).fill('season')
      await tags.getByRole('textbox', { name: 'Value of tag 1' }).fill('late & autumn')
      await tags.getByRole('button', { name: 'Add tag' }).click()
      await tags.getByRole('textbox', { name: 'Name of tag 2' }).fill('season')
      await tags.getByRole('button', { name: 'Save tags' }).click()
      await tags.getByText('Two tags have the same name.').waitFor()
      await tags.getByRole('button', { name: 'Remove tag 2' }).click()
      await tags.getByRole('button', { name: 'Save tags' }).click()
      await paper.getByText('season: late & autumn').waitFor()
      expect(await violations(page)).toEqual([])

      await paper.getByRole('button', { name: 'Share…' }).click()
      const share = dialog(page, 'Share paper.pdf')
      await share.getByText('Until…').click()
      await share.getByLabel('Until', { exact: true }).fill('2026-11-29T10:00')
      await share.getByText('Choose a time from now on, at most 7 days ahead.').waitFor()
      expect(await share.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
      await share.getByLabel('Until', { exact: true }).fill('2026-11-24T11:46')
      await share.getByRole('button', { name: 'Copy link' }).click()
      const link = await copied(page, /X-Amz-Expires=2591\d\d&/)
      expect((await fetch(link)).status).toBe(200)
      await page.keyboard.press('Escape')

      await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: 'shop-media' }).click()
      await page.getByRole('checkbox', { name: 'Select in', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Select readme.txt', exact: true }).check()
      await page.evaluate(() => {
        Object.assign(window, {
          showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
            (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
        })
      })
      await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click()
      await dialog(page, 'Download 2 entries').getByRole('button', { name: 'Download' }).click()
      await expect.poll(() => dialog(page, 'Download 2 entries').count()).toBe(0)
      const archive = await page.evaluate(async () => {
        const place = await navigator.storage.getDirectory()
        return (await (await place.getFileHandle('shop-media.zip')).getFile()).text()
      })
      for (const part of [
        'PK',
        'in/album/deep/note.txt',
        'a note',
        'in/paper.pdf',
        'in/image.png',
        'readme.txt',
      ])
        expect(archive).toContain(part)
    },
  )

  test(
    '[BUCKET-07] have versions where the bucket keeps them: read, restored, deleted for good, brought back',
    { tags: ['wide'], timeout: seconds(120) },
    async ({ visit }) => {
      const { page, deployment, open, address } = await visit({ path: null })
      deployment.expectFailures()
      let isCut = true
      let isHeld = false
      let isGone = false
      deployment.interceptObjects((incoming, outgoing, next) => {
        if (isGone && incoming.method === 'HEAD' && incoming.url?.includes('versionId=')) {
          outgoing.writeHead(404, { 'access-control-allow-origin': '*' }).end()
          return
        }
        const isStopped = isHeld ? incoming.method === 'POST' : isCut && incoming.url?.includes('versions=')
        if (isStopped) incoming.socket.destroy()
        else next(incoming, outgoing)
      })
      await open('/storage/bucket/static-assets?folder=products%2F2026-autumn%2F')
      await page.getByText('1 folder, 6 files here').waitFor()
      await files(page).getByRole('button', { name: 'prices.csv', exact: true }).click()
      const beside = page.getByRole('region', { name: 'prices.csv' })
      const versions = beside.getByRole('region', { name: 'Versions' })
      await versions.getByText('The storage did not answer').waitFor()
      isCut = false
      await versions.getByRole('button', { name: 'Retry' }).click()
      const version = (nth: number) => versions.getByRole('listitem').nth(nth)
      const menu = (nth: number) => version(nth).getByRole('button')
      const sizes = () => versions.getByRole('listitem').allInnerTexts()
      await version(0).getByText('Current').waitFor()
      expect((await sizes()).map((text) => /[\d.]+ KB/.exec(text)?.[0])).toEqual([
        '48.1 KB',
        '47.3 KB',
        '46.9 KB',
      ])

      const download = page.waitForEvent('download')
      await chooseIn(page, menu(1), 'Download')
      expect((await download).url()).toContain('versionId=')
      isGone = true
      await chooseIn(page, menu(1), 'Download')
      await versions.getByText('This version is not there any more.').waitFor()
      isGone = false
      await chooseIn(page, menu(2), 'Restore')
      await row(page, 'prices.csv').getByText('46.9 KB').waitFor()
      expect(await versions.getByRole('alert').count()).toBe(0)
      await expect.poll(async () => (await sizes()).length).toBe(4)
      await chooseIn(page, menu(1), 'Delete for good…')
      const asks = dialog(page, 'Delete a version of prices.csv for good?')
      await asks.getByText(/48\.1 KB/).waitFor()
      await asks.getByRole('button', { name: 'Delete for good' }).click()
      await expect.poll(async () => (await sizes()).length).toBe(3)
      expect((await sizes())[0]).toMatch(/46\.9 KB\s+Current/)

      await chooseIn(page, beside.getByRole('button', { name: 'Actions for prices.csv' }), 'Delete…')
      const deletes = dialog(page, 'Delete prices.csv?')
      await deletes.getByText(/Its versions stay/).waitFor()
      await deletes.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('1 folder, 5 files here').waitFor()
      await page.getByRole('switch', { name: 'Show deleted' }).click()
      await row(page, 'prices.csv').getByText('Deleted').waitFor()
      expect(address()).toContain('deleted=1')
      await files(page).getByRole('button', { name: 'prices-draft.csv', exact: true }).click()
      const draft = page.getByRole('region', { name: 'prices-draft.csv' })
      await draft.getByText('31.4 KB').waitFor()
      expect(await violations(page)).toEqual([])
      await draft.getByRole('button', { name: 'Restore' }).click()
      await draft.getByText('article,name,price,currency').waitFor()
      await chooseIn(page, draft.getByRole('button', { name: 'Actions for prices-draft.csv' }), 'Delete…')
      const again = dialog(page, 'Delete prices-draft.csv?')
      await again.getByRole('button', { name: 'Delete', exact: true }).click()
      await row(page, 'prices-draft.csv').getByText('Deleted').waitFor()
      // Of all selected files only the deleted ones are restored.
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByText(/^8 selected/).waitFor()
      await page.getByRole('toolbar').getByRole('button', { name: 'Restore' }).click()
      const restores = dialog(page, 'Restore 2 files?')
      await restores.waitFor()
      isHeld = true
      await restores.getByRole('button', { name: 'Restore' }).click()
      await restores.getByRole('alert').getByText('2 files could not be restored.').waitFor()
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), colorScheme).toEqual([])
      }
      isHeld = false
      await restores.getByRole('button', { name: 'Restore' }).click()
      await page.getByText('1 folder, 7 files here').waitFor()
      expect(await files(page).getByText('Deleted').count()).toBe(0)
    },
  )

  test(
    '[BUCKET-01] [BUCKET-07] of a suspended bucket can only be read, on a phone too',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({
        path: '/storage/bucket/pagar-pildid',
        key: 'demo-indebted',
        width: 390,
      })
      await page.getByText('Files can be read and downloaded, not changed.').waitFor()
      await row(page, 'readme.txt').waitFor()
      expect(await page.getByRole('button', { name: 'Upload' }).count()).toBe(0)
      expect(await overflow(page)).toBe(0)
      await chooseIn(page, page.getByRole('button', { name: 'Actions for readme.txt' }), 'Details')
      await dialog(page, 'readme.txt').getByText('This is readme.txt').waitFor()
      expect(await dialog(page, 'readme.txt').getByRole('button', { name: 'Delete…' }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await select(page, 'Sort by', 'Size')
      await expect.poll(address).toMatch(/order=size/)
      await page.getByRole('button', { name: 'Smallest first' }).click()
      await expect.poll(address).toMatch(/order=-size/)
      // Where there is little room, check boxes appear on request.
      const box = page.getByRole('checkbox', { name: 'readme.txt' })
      expect(await box.count()).toBe(0)
      await page.getByRole('button', { name: 'Select several' }).click()
      await box.check()
      await page.getByText(/^1 selected/).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    },
  )
})
