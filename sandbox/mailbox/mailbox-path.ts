/** Path of the development mailbox; not part of the described API. */
export const mailboxPath = '/sandbox/mailbox'
