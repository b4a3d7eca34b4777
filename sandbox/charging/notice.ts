import type { Work } from '../context'
import { sendMail } from '../mail'
import type { StoredRow } from '../store/records'

/** Mails a billing account's address, with a link to the account in the console. */
export function sendNotice(work: Work, account: StoredRow<'account'>, subject: string, text: string): void {
  sendMail(work, { to: account.document.email, subject, text, link: `/app/billing/account/${account.key}` })
}
