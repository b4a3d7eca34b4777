import { expect, it } from 'vitest'
import { lastDsn } from '../../../../src/platform/reporting/last-dsn'
import { configLifetime, writeCachedConfig } from '../../../../src/platform/site/config-cache'
import { Shelf } from '../stand'

const dsn = 'https://public@sentry.example/1'

it('is the address of the configuration that was read last, however old, of this deployment', () => {
  const shelf = new Shelf()
  expect(lastDsn(shelf, '')).toBeUndefined()
  writeCachedConfig(shelf, '', { sentryDsn: dsn }, -2 * configLifetime)
  writeCachedConfig(shelf, '/other', { sentryDsn: 'https://public@other.example/2' }, 0)
  expect(lastDsn(shelf, '')).toBe(dsn)
})

it.each([{ config: { sentryDsn: null } }, { config: { sentryDsn: 7 } }, { config: {} }, { config: [dsn] }])(
  'is none in $config',
  ({ config }) => {
    const shelf = new Shelf()
    writeCachedConfig(shelf, '', config, 0)
    expect(lastDsn(shelf, '')).toBeUndefined()
  },
)

it('is none where what is stored cannot be read', () => {
  expect(lastDsn({ getItem: () => '{"at":' }, '')).toBeUndefined()
})
