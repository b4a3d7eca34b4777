import type { Page } from 'playwright-core'
import {
  chooseIn,
  complaint,
  copied,
  dialog,
  fact,
  announced,
  rowOf,
  section,
  select,
  toast,
} from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const shopMedia = '/storage/bucket/shop-media'
const rule = (page: Page, words: string, kept: boolean) =>
  page.getByRole('listitem').filter({ hasText: `${words}, ${kept ? '' : 'not yet '}kept` })

describe('creating a bucket', () => {
  test('[ROUTE-07] [BUCKET-03] [BUCKET-04] [BUCKET-05] [BUCKET-13] says which rules of a name are kept while it is typed', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: '/storage/create' })
    const name = page.getByRole('textbox', { name: 'Name' })
    await page.getByText('€0.0220 per GB and month').waitFor()
    for (const [typed, broken] of [
      ['ab', '3 to 63 characters'],
      ['Shop', 'Lowercase letters, digits and hyphens only'],
      ['shop-', 'Begins and ends with a letter or digit'],
      ['xn--shop', 'Does not begin with xn--'],
      ['shop-s3alias', 'Does not end with -s3alias'],
    ] as const) {
      await name.fill(typed)
      await rule(page, broken, false).waitFor()
      await expect.poll(() => page.getByRole('listitem').filter({ hasText: ', kept' }).count()).toBe(4)
    }
    await name.blur()
    await expect.poll(() => complaint(name)).toContain('Does not end with -s3alias')
    deployment.expectFailures()
    await name.fill('shop-media')
    await page.getByRole('button', { name: 'Create bucket' }).click()
    await page.getByText('Bucket shop-media already exists.').first().waitFor()
    await name.fill('shop-archive')
    await page.getByRole('button', { name: 'Create bucket' }).click()
    await page.getByRole('heading', { name: 'shop-archive', level: 1 }).waitFor()
    expect(address()).toBe('/storage/bucket/shop-archive')
    expect(deployment.calls('createBucket').at(-1)?.parameters).toEqual({
      name: 'shop-archive',
      billing_account_id: 120_348,
    })
  })
})

describe('a bucket', () => {
  test('[ROUTE-22] [BUCKET-01] [BUCKET-18] helps programs to reach it, the secret sealed until it is asked for', async ({
    visit,
  }) => {
    const { page } = await visit({ path: `${shopMedia}?tab=connect` })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const facts = page.getByRole('complementary')
    await expect.poll(() => fact(facts, 'Objects').innerText()).toBe('48,212')
    await fact(facts, 'Endpoint').getByText('http://localhost:').waitFor()
    const lines = page.getByRole('region', { name: 'Connect' })
    await lines.getByText('aws s3 ls s3://shop-media --profile shop-media --endpoint-url').waitFor()
    expect(await page.getByText('kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw').count()).toBe(0)
    await lines.getByRole('button', { name: /copy/i }).first().click()
    await copied(page, 'aws_secret_access_key kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw')
    await lines.getByText('s3cmd', { exact: true }).click()
    await lines.getByText('host_bucket = localhost:').waitFor()
    await lines.getByText('rclone', { exact: true }).click()
    await lines.getByText('rclone ls shop-media:shop-media').waitFor()
    await page.getByRole('button', { name: 'Show secrets' }).click()
    await lines.getByText('secret_access_key = kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw').waitFor()
    await fact(facts, 'Secret key').getByRole('button', { name: 'Show Secret key' }).click()
    await expect
      .poll(() => fact(facts, 'Secret key').innerText())
      .toContain('kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw')
    await fact(facts, 'Secret key').getByRole('button', { name: 'Hide Secret key' }).click()
    await expect.poll(() => fact(facts, 'Secret key').innerText()).toContain('••••••••')
  })

  test('[BUCKET-02] [BUCKET-08] [BUCKET-16] [BUCKET-17] has access keys, made, shown and deleted by keys', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: `${shopMedia}?tab=keys` })
    const keys = byKeys(page)
    const listed = section(page, 'Access keys')
    await expect.poll(() => listed.getByRole('row').count()).toBe(3)
    await keys.press(listed.getByRole('button', { name: 'Create access key' }))
    await toast(page, 'Access key created').waitFor()
    await expect.poll(() => listed.getByRole('row').count()).toBe(4)
    await keys.act('GX7RV2M5CN8KD4JWT9PB', 'Delete…')
    const asks = dialog(page, 'Delete access key GX7RV2M5CN8KD4JWT9PB?')
    await asks.getByText('Everything that uses it is refused from then on.').waitFor()
    await keys.press(asks.getByRole('button', { name: 'Delete key' }))
    await toast(page, 'Access key GX7RV2M5CN8KD4JWT9PB deleted').waitFor()
    await expect.poll(() => listed.getByRole('row').count()).toBe(3)
    expect(await listed.getByText('GX7RV2M5CN8KD4JWT9PB').count()).toBe(0)
    await keys.to(listed.getByRole('button', { name: 'Create access key' }))
    expect(deployment.calls('deleteStorageKey')).toHaveLength(1)
  })

  test('[BUCKET-06] [BUCKET-14] [BUCKET-15] [DETAIL-02] lets pages of one origin use it, and another account pay', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: `${shopMedia}?tab=cors` })
    const origin = page.getByRole('textbox', { name: 'Allowed origin' })
    await origin.fill('shop.example')
    await page.getByRole('button', { name: 'Save origin' }).click()
    await expect.poll(() => complaint(origin)).toContain('An address such as https://shop.example')
    await origin.fill('https://shop.example')
    await page.getByRole('button', { name: 'Save origin' }).click()
    await announced(page, 'Details updated')
    expect(deployment.calls('replaceBucketCors')[0]?.parameters).toEqual({
      name: 'shop-media',
      allowed_origin: 'https://shop.example',
    })
    await page.getByRole('link', { name: 'Settings' }).click()
    await section(page, 'Danger zone').getByText('There are still objects in it').waitFor()
    await select(section(page, 'Billing'), 'Billing account', /^Lab/)
    await section(page, 'Billing').getByRole('button', { name: 'Save account' }).click()
    await announced(page, 'Details updated')
    await fact(page.getByRole('complementary'), 'Billing account').getByText('Lab').waitFor()
  })

  test('[BUCKET-12] [BUCKET-14] is deleted from the list when it is empty', async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/storage' })
    await rowOf(page, 'shop-media').getByText('214.6 GB').waitFor()
    await chooseIn(page, page.getByRole('button', { name: 'Actions for press-kit', exact: true }), 'Delete…')
    const asks = dialog(page, 'Delete press-kit?')
    await asks.getByRole('textbox').fill('press-kit')
    await asks.getByRole('button', { name: 'Delete bucket' }).click()
    await announced(page, 'press-kit deleted')
    await expect.poll(() => rowOf(page, 'press-kit').count()).toBe(0)
    expect(deployment.calls('deleteBucket')[0]?.parameters).toEqual({ name: 'press-kit' })
  })

  test(
    '[BUCKET-14] with a long name is called by all of it, which is what is typed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null, width: 390 })
      const name = 'customer-uploads-production-europe-north-2026'
      await deployment.call('PUT', '/storage/bucket', { name, billing_account_id: 120_348 })
      await open(`/storage/bucket/${name}?tab=settings`)
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      await section(page, 'Danger zone').getByRole('button', { name: 'Delete…' }).click()
      const asks = dialog(page, `Delete ${name}?`)
      await asks.getByRole('textbox', { name: `Type ${name} to confirm` }).fill(name)
      await asks.getByRole('button', { name: 'Delete bucket' }).click()
      await announced(page, `${name} deleted`)
      expect(deployment.calls('deleteBucket')[0]?.parameters).toEqual({ name })
    },
  )

  test('[BUCKET-01] [BUCKET-19] says what suspended means, and what could not be read', async ({ visit }) => {
    const { page, open, deployment } = await visit({ key: 'demo-indebted', path: '/storage' })
    await rowOf(page, 'pagar-pildid').getByText('Suspended').waitFor()
    deployment.fault({ operation: 'getStorageUser', status: 500, message: 'Failed to get S3 user info' })
    deployment.expectFailures()
    await open('/storage/bucket/pagar-pildid?tab=keys')
    await page.getByText(/objects of this bucket can be read and not changed/).waitFor()
    const failed = section(page, 'Access keys')
    await failed.getByText('Access keys could not be read').waitFor()
    await failed.getByText('Failed to get S3 user info').waitFor()
  })
})
