import { textKeys } from '../../manifest/text-keys'
import { Badge } from '../../ui/feedback/Badge'
import { presentValues, type CellKind } from './cell'

/** A badge with the column's label if the value is true, otherwise empty. */
export const mark: CellKind = {
  draw: (input) => {
    const label = mark.text(input)
    return label === '' ? '' : <Badge mini label={label} />
  },
  text: (input) =>
    presentValues(input).includes(true)
      ? input.env.texts.resource(input.env.resource.type, textKeys.field(input.column.id))
      : '',
}
