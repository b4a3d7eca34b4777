import { UserName } from '../../platform/account/UserName'
import { plain, present, type CellKind } from './cell'

/** Somebody by name: oneself, or a person one shares with; others in words, as a number tells nobody anything. */
export const user: CellKind = {
  draw: (input) =>
    present(input).map((value, index) => (
      <span key={index}>
        {index > 0 && ', '}
        <UserName id={plain(value)} />
      </span>
    )),
  text: (input) =>
    present(input)
      .map((value) => input.env.userName(plain(value)))
      .join(', '),
}
