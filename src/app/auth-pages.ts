import { callbackPath } from '../platform/identity/take-callback'

/** Path that the link of a verification e-mail finally leads to (specification section 2). */
export const verificationPath = '/email_verification'

/** Whether a path below the base path belongs to signing in; such a page is the same for signed-in and signed-out users. */
export function isAuthPage(pathname: string): boolean {
  return pathname === callbackPath || pathname === verificationPath
}
