import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import {
  configLifetime,
  readCachedConfig,
  writeCachedConfig,
} from '../../../../src/platform/site/config-cache'
import { Shelf } from '../stand'

const noon = Date.UTC(2026, 10, 21, 12)
const config = { siteName: 'Test Cloud', locations: [] }

describe('the cached configuration [SITE-09]', () => {
  it('is used for a day and not longer', () => {
    expect(configLifetime).toBe(86_400_000)
    const storage = new Shelf()
    writeCachedConfig(storage, '', config, noon)
    expect(readCachedConfig(storage, '', noon)).toEqual(config)
    expect(readCachedConfig(storage, '', noon + configLifetime - 1)).toEqual(config)
    expect(readCachedConfig(storage, '', noon + configLifetime)).toBeUndefined()
  })

  it('from a clock that was ahead is not believed', () => {
    const storage = new Shelf()
    writeCachedConfig(storage, '', config, noon + 1)
    expect(readCachedConfig(storage, '', noon)).toBeUndefined()
  })

  it('is left out by a storage that is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    expect(() => writeCachedConfig(full, '', config, noon)).not.toThrow()
  })

  it('belongs to one API prefix', () => {
    const storage = new Shelf()
    writeCachedConfig(storage, '/one', config, noon)
    expect(readCachedConfig(storage, '/other', noon)).toBeUndefined()
    expect(readCachedConfig(storage, '', noon)).toBeUndefined()
  })

  it('is replaced by a newer one', () => {
    const storage = new Shelf()
    writeCachedConfig(storage, '', config, noon)
    writeCachedConfig(storage, '', { ...config, siteName: 'Later' }, noon + 5)
    expect(readCachedConfig(storage, '', noon + 5)).toMatchObject({ siteName: 'Later' })
  })

  it('that is corrupt is ignored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = new Shelf()
        storage.setItem('console.site', text)
        const read = readCachedConfig(storage, '', noon)
        const valid = /"at"/.test(text)
        if (!valid) expect(read).toBeUndefined()
      }),
    )
  })
})
