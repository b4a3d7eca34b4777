import type { Work } from '../context'
import { sendMail } from '../mail'
import type { Kept } from '../store/records'

/** Writes to the address of a billing account. */
export function sendNotice(work: Work, account: Kept<'account'>, subject: string, text: string): void {
  sendMail(work, { to: account.document.email, subject, text, link: null })
}
