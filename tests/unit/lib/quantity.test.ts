import { describe, expect, it } from 'vitest'
import {
  formatBytes,
  formatGigabytes,
  formatMegabytes,
  formatNumber,
  formatPercent,
} from '../../../src/lib/quantity'

describe('numbers with units', () => {
  it.each([
    [512, '512 MB'],
    [1023, '1,023 MB'],
    [1024, '1 GB'],
    [1536, '1.5 GB'],
    [8192, '8 GB'],
    [131_072, '128 GB'],
  ])('%d MB of memory reads %s', (megabytes, text) => {
    expect(formatMegabytes(megabytes, 'en')).toBe(text)
  })

  it.each([
    [20, '20 GB'],
    [2048, '2,048 GB'],
  ])('%d GB reads %s', (gigabytes, text) => {
    expect(formatGigabytes(gigabytes, 'en')).toBe(text)
  })

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 KB'],
    [412_800, '412.8 KB'],
    [1_500_000, '1.5 MB'],
    [2e9, '2 GB'],
    [3e15, '3 PB'],
    [4e18, '4,000 PB'],
  ])('%d bytes read %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text)
  })

  it.each([
    [24, '24\u00a0%'],
    [22.5, '22.5\u00a0%'],
    [7, '7\u00a0%'],
    [0, '0\u00a0%'],
  ])('%d percent reads %s', (percent, text) => {
    expect(formatPercent(percent, 'en')).toBe(text)
  })

  it('follow the language', () => {
    expect(formatPercent(24, 'et').replace(/\s/, ' ')).toBe('24%')
    expect(formatPercent(37.14, 'tr', 1)).toBe('%37,1')
    expect(formatMegabytes(1536, 'id')).toBe('1,5 GB')
    expect(formatNumber(1234.567, 'en')).toBe('1,234.57')
    expect(formatNumber(1234.567, 'en', 0)).toBe('1,235')
  })
})
