import { isUuid, shortId } from '../../lib/short-id'
import { Mono } from '../../ui/typography/Text'
import { firstText, type CellKind } from './cell'

/** An identifier in monospace; UUIDs shortened in the middle (specification section 4). */
export const mono: CellKind = {
  draw: (input) => {
    const value = firstText(input)
    return <Mono>{isUuid(value) ? shortId(value) : value}</Mono>
  },
  text: firstText,
}

/** A secret: only its first and last characters, enough to distinguish it. */
export const secret: CellKind = {
  draw: (input) => <Mono>{secret.text(input)}</Mono>,
  text: (input) => {
    const value = firstText(input)
    return value.length > 12 ? `${value.slice(0, 6)}…${value.slice(-3)}` : value === '' ? '' : '…'
  },
}
