import {
  formatBytes,
  formatGigabytes,
  formatMegabytes,
  formatNumber,
  formatPercent,
} from '../../lib/quantity'
import { formatWithUnit } from '../../lib/unit'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { numbers, sumOfNumbers, unreadNumbers, type CellInput, type CellKind } from './cell'

function quantity(format: (value: number, locale: string) => string): CellKind {
  const text = (input: CellInput): string =>
    numbers(input)
      .map((value) => format(value, input.env.locale))
      .join(' + ') || unreadNumbers(input)
  return {
    draw: (input) => <Text numeric>{text(input)}</Text>,
    brief: (input) => {
      const total = sumOfNumbers(input)
      return <Text numeric>{total === undefined ? text(input) : format(total, input.env.locale)}</Text>
    },
    text,
    number: sumOfNumbers,
  }
}

/** A number with its unit; for an array, its length. */
export const count: CellKind = {
  // Digits need no bidirectional isolation.
  draw: (input) =>
    count.number?.(input) === undefined ? <Text>{unreadNumbers(input)}</Text> : count.text(input),
  text: (input) => {
    const value = count.number?.(input)
    if (value === undefined) return unreadNumbers(input)
    const { unit } = input.column
    const { locale } = input.env
    return unit === undefined ? formatNumber(value, locale) : formatWithUnit(value, unit, locale)
  },
  number: (input) => {
    const value = input.values[0]?.[0]
    return Array.isArray(value) ? value.length : sumOfNumbers(input)
  },
}

/** GB as sold; several disks are summed in words. */
export const gigabytes = quantity(formatGigabytes)

/** Input in MB, shown in GB or MB as sold. */
export const megabytes = quantity(formatMegabytes)

/** A percentage. */
export const percent = quantity(formatPercent)

/** Bytes in decimal units. */
export const bytes = quantity(formatBytes)

/** An amount in the chosen display currency. */
export const money: CellKind = {
  draw: (input) => <Text numeric>{money.text(input)}</Text>,
  text: (input) => {
    const amount = sumOfNumbers(input)
    return amount === undefined ? unreadNumbers(input) : input.env.money.format(amount)
  },
  number: sumOfNumbers,
}

/** Size of a machine: processors and memory in MB, "4 vCPU · 8 GB". */
export const size: CellKind = {
  draw: (input) => <Text numeric>{size.text(input)}</Text>,
  text: (input) => {
    const { texts, locale } = input.env
    const [cpus, memory] = input.values.map((values) => values[0])
    return [
      typeof cpus === 'number'
        ? texts.t('cell.cpus', { count: cpus, cpus: formatNumber(cpus, locale) })
        : plainText(cpus),
      typeof memory === 'number' ? formatMegabytes(memory, locale) : plainText(memory),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  },
  number: (input) => {
    const [cpus] = input.values[0] ?? []
    return typeof cpus === 'number' ? cpus : undefined
  },
}
