import { isRecord } from '../../lib/is-record'

/** The wish to sign in at a public page, kept in the entry of the browser's history so that the back button takes it back. */
export const wantsLogin = {
  state: { login: true },
  isIn: (state: unknown): boolean => isRecord(state) && state.login === true,
}
