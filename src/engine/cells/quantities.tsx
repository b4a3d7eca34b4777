import {
  formatBytes,
  formatGigabytes,
  formatMegabytes,
  formatNumber,
  formatPercent,
} from '../../lib/quantity'
import { formatWithUnit } from '../../lib/unit'
import { Text } from '../../ui/typography/Text'
import { insteadOfNumbers, numbers, sum, type CellInput, type CellKind } from './cell'

function quantity(format: (value: number, locale: string) => string): CellKind {
  const text = (input: CellInput): string =>
    numbers(input)
      .map((value) => format(value, input.env.locale))
      .join(' + ') || insteadOfNumbers(input)
  return {
    draw: (input) => <Text numeric>{text(input)}</Text>,
    brief: (input) => {
      const total = sum(input)
      return <Text numeric>{total === undefined ? text(input) : format(total, input.env.locale)}</Text>
    },
    text,
    number: sum,
  }
}

/** A number with its unit, if it has one; of a list, how many elements it has. */
export const count: CellKind = {
  // Digits alone have no direction of their own to keep apart.
  draw: (input) =>
    count.number?.(input) === undefined ? <Text>{insteadOfNumbers(input)}</Text> : count.text(input),
  text: (input) => {
    const value = count.number?.(input)
    if (value === undefined) return insteadOfNumbers(input)
    const { unit } = input.column
    const { locale } = input.env
    return unit === undefined ? formatNumber(value, locale) : formatWithUnit(value, unit, locale)
  },
  number: (input) => {
    const value = input.values[0]?.[0]
    return Array.isArray(value) ? value.length : sum(input)
  },
}

/** GB as sold; several disks are added up in words. */
export const gigabytes = quantity(formatGigabytes)

/** MB on the wire, GB or MB as sold on screen. */
export const megabytes = quantity(formatMegabytes)

/** A share in percent. */
export const percent = quantity(formatPercent)

/** Bytes in decimal units. */
export const bytes = quantity(formatBytes)
