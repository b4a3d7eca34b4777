import { isRecord } from '../../lib/is-record'

/** Request to sign in on a public page, stored in the history state so that Back undoes it. */
export const wantsLogin = {
  state: { login: true },
  isIn: (state: unknown): boolean => isRecord(state) && state.login === true,
}
