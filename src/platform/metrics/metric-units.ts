import { axisValues } from '../../lib/axis'
import { formatNumber, formatPercent } from '../../lib/quantity'
import type { MetricUnit } from '../../manifest/words/metrics'

/** Units of a kind from the smallest, and how many of one make the next. */
interface Ladder {
  readonly names: readonly string[]
  readonly factor: number
}

const ladders: Readonly<Record<MetricUnit, Ladder>> = {
  percent: { names: ['%'], factor: 1 },
  count: { names: ['', 'k', 'M', 'G'], factor: 1000 },
  perSecond: { names: ['/s', 'k/s', 'M/s'], factor: 1000 },
  memory: { names: ['B', 'KB', 'MB', 'GB', 'TB'], factor: 1024 },
  bytes: { names: ['B', 'KB', 'MB', 'GB', 'TB', 'PB'], factor: 1000 },
  bytesPerSecond: { names: ['B/s', 'KB/s', 'MB/s', 'GB/s'], factor: 1000 },
  bitsPerSecond: { names: ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s'], factor: 1000 },
}

/** A unit large enough for some values, and what one of it is. */
export interface MetricScale {
  readonly unit: string
  readonly size: number
}

/** The largest unit that is not larger than `most`, or the smallest one. */
export function scaleFor(unit: MetricUnit, most: number): MetricScale {
  const { names, factor } = ladders[unit]
  let index = 0
  let size = 1
  while (index < names.length - 1 && most >= size * factor) {
    size *= factor
    index += 1
  }
  return { unit: names[index] ?? '', size }
}

/** Decimals that give a number about three digits. */
function digitsOf(value: number): number {
  const size = Math.abs(value)
  return size >= 100 ? 0 : size >= 10 || size === 0 ? 1 : 2
}

/** A value in a unit without its name, with about three digits: `4.6`, `51`, `0.04`. */
export function bareValue(value: number, { size }: MetricScale, locale: string): string {
  return formatNumber(value / size, locale, digitsOf(value / size))
}

/** A value with its unit: `4.6 GB`, in English `51 %`, in Turkish `%51`. */
export function valueWith(value: number, scale: MetricScale, locale: string): string {
  if (scale.unit === '%') return formatPercent(value, locale, digitsOf(value))
  const bare = bareValue(value, scale, locale)
  return scale.unit === '' ? bare : `${bare}\u00A0${scale.unit}`
}

/** Round values of the axis from 0, in the unit's own steps, up to at least the highest value. */
export function axisOf(most: number, { size }: MetricScale): number[] {
  const values = axisValues(most / size).map((value) => value * size)
  return values.length > 1 ? values : [0, size]
}
