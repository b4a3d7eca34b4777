import { Text } from '../../ui/typography/Text'
import { insteadOfNumbers, sum, type CellKind } from './cell'

/** An amount in the chosen display currency. */
export const money: CellKind = {
  draw: (input) => <Text numeric>{money.text(input)}</Text>,
  text: (input) => {
    const amount = sum(input)
    return amount === undefined ? insteadOfNumbers(input) : input.env.money.format(amount)
  },
  number: sum,
}
