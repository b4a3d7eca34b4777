import type { Ids } from './ids'
import type { Mail } from './store/kinds'
import type { Records } from './store/records'

/** Stores an e-mail in the sandbox's mailbox; nothing is sent. `now` in ms. */
export function sendMail(
  { records, ids, now }: { readonly records: Records; readonly ids: Ids; readonly now: number },
  mail: Omit<Mail, 'sentAt'>,
): void {
  records.insert('mail', {
    location: '',
    owner: 0,
    account: null,
    key: ids.uuid(),
    parent: null,
    due: null,
    document: null,
    state: { ...mail, sentAt: new Date(now).toISOString() },
  })
}
