// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useCurrencies, useMoney } from '../../../../src/platform/money/use-money'
import { PlatformContext, type Platform } from '../../../../src/platform/platform'
import type { SiteConfig } from '../../../../src/platform/site/site'
import { stand } from '../stand'

/** The currencies of the specification's sample [I18N-06]. */
const displayCurrencies = [
  { code: 'EUR', title: 'Euro', rate: 1 },
  { code: 'IDR', title: 'Indonesian rupiah', rate: 18_621 },
  { code: 'USD', title: 'US dollar', rate: 1.14 },
  { code: 'SGD', title: 'Singapore dollar', rate: 1.47 },
  { code: 'THB', title: 'Thai baht', rate: 37.27 },
]

async function money(site: Partial<SiteConfig>, kept: Readonly<Record<string, string>> = {}) {
  const { platform, tab } = await stand(async () => new Response('[]'), { site })
  for (const [key, value] of Object.entries(kept)) tab.storage.setItem(key, value)
  return renderHook(() => ({ money: useMoney(), currencies: useCurrencies() }), {
    wrapper: wrapperOf(platform),
  })
}

function wrapperOf(platform: Platform) {
  return ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>{children}</PlatformContext>
  )
}

const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('an amount in the currency of the site', () => {
  it.each([
    ['EUR', '€12.40', false],
    ['IDR', '≈ Rp 230,900', true],
    ['USD', '≈ US$14.14', true],
    ['SGD', '≈ S$18.23', true],
    ['THB', '≈ ฿462.15', true],
  ])('is shown in %s as %s [I18N-05] [I18N-06]', async (code, text, converted) => {
    const { result } = await money({ displayCurrencies })
    act(() => result.current.currencies.choose(code))
    expect(plain(result.current.money.format(12.4))).toBe(text)
    expect(result.current.money.currency).toBe(code)
    expect(result.current.money.converted).toBe(converted)
  })

  it('is converted against the rate of the site’s own currency', async () => {
    const { result } = await money({ siteCurrency: 'USD', displayCurrencies })
    act(() => result.current.currencies.choose('EUR'))
    expect(plain(result.current.money.format(114))).toBe('≈ €100.00')
    act(() => result.current.currencies.choose('USD'))
    expect(result.current.money.format(114)).toBe('US$114.00')
  })

  it('per unit has four decimals in any currency', async () => {
    const { result } = await money({ displayCurrencies })
    act(() => result.current.currencies.choose('USD'))
    expect(plain(result.current.money.unit(0.0052))).toBe('≈ US$0.0059')
    expect(plain(result.current.money.unit(0.0052, 6))).toBe('≈ US$0.005928')
  })

  it('is charged in the currency of the site, whatever is shown', async () => {
    const { result } = await money({ displayCurrencies })
    expect(result.current.money).toMatchObject({ charged: 'EUR', currency: 'EUR', rate: 1 })
    act(() => result.current.currencies.choose('USD'))
    expect(result.current.money).toMatchObject({ charged: 'EUR', currency: 'USD', rate: 1.14 })
  })

  it('is converted at the rate as it is where the configuration leaves the site’s own currency out', async () => {
    const { result } = await money({ displayCurrencies: [{ code: 'USD', title: 'US dollar', rate: 1.14 }] })
    act(() => result.current.currencies.choose('USD'))
    expect(plain(result.current.money.format(100))).toBe('≈ US$114.00')
  })
})

describe('the currencies offered [I18N-04]', () => {
  it('are those of the configuration, by name where they have one', async () => {
    const { result } = await money({
      displayCurrencies: [...displayCurrencies.slice(0, 2), { code: 'KWD', rate: 0.33 }],
    })
    expect(result.current.currencies.choices).toEqual([
      { code: 'EUR', title: 'Euro' },
      { code: 'IDR', title: 'Indonesian rupiah' },
      { code: 'KWD', title: 'KWD' },
    ])
    expect(result.current.currencies.chosen).toBe('EUR')
  })

  it('without any leave the currency of the site', async () => {
    const { result } = await money({})
    expect(result.current.currencies.choices).toEqual([])
    expect(result.current.currencies.rate).toBe(1)
    expect(result.current.money.format(12.4)).toBe('€12.40')
    expect(result.current.money.converted).toBe(false)
  })

  it.each([
    ['"USD"', 'USD'],
    ['"EUR"', 'EUR'],
    ['7', 'EUR'],
  ])('are chosen for good: kept as %s it is %s', async (kept, chosen) => {
    const { result } = await money({ displayCurrencies }, { 'console.preference.scope.currency': kept })
    expect(result.current.currencies.chosen).toBe(chosen)
  })

  it('that no longer offer the chosen one fall back to the currency of the site', async () => {
    const { result } = await money({ displayCurrencies })
    act(() => result.current.currencies.choose('XXX'))
    expect(result.current.money.format(12.4)).toBe('€12.40')
    expect(result.current.money.converted).toBe(false)
  })
})
