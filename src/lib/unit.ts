import { formatNumber } from './quantity'

/** Units without a suffix: counts, ordinals, ids, and values with their own notation. */
const silent: ReadonlySet<string> = new Set([
  ...['count', 'id', 'order', 'port', 'vlan', 'rate', 'varies', 'epoch-seconds'],
  ...['money', 'money-per-hour', 'money-per-month'],
])

/** Intl units by the description's names. */
const known: Readonly<Record<string, string>> = {
  ...{ ms: 'millisecond', milliseconds: 'millisecond', s: 'second', seconds: 'second' },
  ...{ min: 'minute', minutes: 'minute', h: 'hour', hours: 'hour', d: 'day', days: 'day' },
  ...{ weeks: 'week', months: 'month', years: 'year' },
  ...{ mm: 'millimeter', cm: 'centimeter', m: 'meter', km: 'kilometer', g: 'gram', kg: 'kilogram' },
  ...{ percent: 'percent', celsius: 'celsius', degrees: 'degree', bit: 'bit', bytes: 'byte', KB: 'kilobyte' },
}

/** Whether numbers of this unit are written with it. */
export function isWrittenUnit(unit: string | null | undefined): unit is string {
  return unit !== null && unit !== undefined && unit !== '' && !silent.has(unit)
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(unit: string, locale: string): Intl.NumberFormat | undefined {
  const name = Object.hasOwn(known, unit) ? known[unit] : undefined
  if (name === undefined) return undefined
  const key = `${locale} ${name}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 2 })
    formats.set(key, format)
  }
  return format
}

/** A number with its unit by locale: `3,600 sec`; unknown units use their own name. */
export function formatWithUnit(value: number, unit: string, locale: string): string {
  return formatOf(unit, locale)?.format(value) ?? `${formatNumber(value, locale)} ${unit}`
}

/** The unit alone, beside an input. */
export function unitText(unit: string, locale: string): string {
  const parts = formatOf(unit, locale)?.formatToParts(2)
  if (!parts) return unit
  const numeric = new Set(['integer', 'literal', 'group', 'decimal', 'fraction'])
  return parts
    .filter(({ type }) => !numeric.has(type))
    .map(({ value }) => value)
    .join('')
}
