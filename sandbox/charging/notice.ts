import type { Work } from '../context'
import { sendMail } from '../mail'
import type { StoredRow } from '../store/records'

/** Writes to the address of a billing account, with the way to it in the console. */
export function sendNotice(work: Work, account: StoredRow<'account'>, subject: string, text: string): void {
  sendMail(work, { to: account.document.email, subject, text, link: `/app/billing/account/${account.key}` })
}
