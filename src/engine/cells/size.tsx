import { formatMegabytes, formatNumber } from '../../lib/quantity'
import { Text } from '../../ui/typography/Text'
import { plainText, type CellKind } from './cell'

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
