import { callbackPath } from '../platform/identity/take-callback'

/** Where the e-mail that verifies an address leads in the end (specification section 2). */
export const verificationPath = '/email_verification'

/** Whether an address below the base path belongs to signing in, so that it looks the same for everybody. */
export function isAuthPage(pathname: string): boolean {
  return pathname === callbackPath || pathname === verificationPath
}
