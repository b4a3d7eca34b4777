/** Where the development mailbox is; not part of the described API. */
export const mailboxPath = '/sandbox/mailbox'
