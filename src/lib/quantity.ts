import { withoutDirectionMarks } from './direction-marks'

/** Formats numbers with units by the interface rules: binary sizes as sold, decimal bytes, whole percent. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number with the locale's grouping and at most `digits` decimals. */
export function formatNumber(value: number, locale: string, digits = 2): string {
  const key = `${locale} ${digits}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    numberFormats.set(key, format)
  }
  return withoutDirectionMarks(format.format(value))
}

/** Memory or disk as sold: takes MB, returns `8 GB` or `512 MB`. 1 GB is 1024 MB. */
export function formatMegabytes(megabytes: number, locale: string): string {
  if (megabytes >= 1024) return `${formatNumber(megabytes / 1024, locale)} GB`
  return `${formatNumber(megabytes, locale)} MB`
}

/** Takes GB, returns `160 GB`. */
export function formatGigabytes(gigabytes: number, locale: string): string {
  return `${formatNumber(gigabytes, locale)} GB`
}

/** Takes `24`, returns `24 %`: in English with a no-break space, otherwise by locale; at most `digits` decimals. */
export function formatPercent(percent: number, locale: string, digits = 2): string {
  if (locale.startsWith('en')) return `${formatNumber(percent, locale, digits)}\u00a0%`
  return withoutDirectionMarks(
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(percent / 100),
  )
}

const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** Bytes in decimal units with one decimal: `412.8 KB`. */
export function formatBytes(bytes: number, locale: string): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < byteUnits.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${formatNumber(value, locale, unit === 0 ? 0 : 1)} ${byteUnits[unit]}`
}
