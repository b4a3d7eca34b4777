import { textKeys } from '../../manifest/text-keys'
import { Badge } from '../../ui/feedback/Badge'
import { present, type CellKind } from './cell'

/** A badge with the column's own name where the value is true; nothing otherwise. */
export const mark: CellKind = {
  draw: (input) => {
    const label = mark.text(input)
    return label === '' ? '' : <Badge mini label={label} />
  },
  text: (input) =>
    present(input).includes(true)
      ? input.env.texts.resource(input.env.resource.type, textKeys.field(input.column.id))
      : '',
}
