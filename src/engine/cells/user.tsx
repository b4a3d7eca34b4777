import { UserName } from '../../platform/account/UserName'
import { plainText, presentValues, type CellKind } from './cell'

/**
 * A user by name if it is the current user or shares access with them; others in words, because an id means nothing to
 * the reader.
 */
export const user: CellKind = {
  draw: (input) =>
    presentValues(input).map((value, index) => (
      <span key={index}>
        {index > 0 && ', '}
        <UserName id={plainText(value)} />
      </span>
    )),
  text: (input) =>
    presentValues(input)
      .map((value) => input.env.userName(plainText(value)))
      .join(', '),
}
