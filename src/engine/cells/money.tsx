import { Text } from '../../ui/typography/Text'
import { unreadNumbers, sumOfNumbers, type CellKind } from './cell'

/** An amount in the chosen display currency. */
export const money: CellKind = {
  draw: (input) => <Text numeric>{money.text(input)}</Text>,
  text: (input) => {
    const amount = sumOfNumbers(input)
    return amount === undefined ? unreadNumbers(input) : input.env.money.format(amount)
  },
  number: sumOfNumbers,
}
