import { escapeHtml, page } from '../identity-provider/page'
import { mailboxPath } from './mailbox-path'
import type { Mailbox } from './read-mailbox'

/** The mailbox as a page without scripts; `to` is the filter of its addresses. */
export function mailboxPage({ mails, codes }: Mailbox, to: string): Response {
  const filter = `<form action="${mailboxPath}">
      <label for="to">Address</label>
      <input id="to" name="to" type="search" value="${escapeHtml(to)}">
      <button>Show</button>
    </form>`
  const found = mails.length === 0 ? '<p>No e-mails.</p>' : mails.map(mailPart).join('')
  return page(200, 'Mailbox of the sandbox', `${filter}${codesPart(codes)}${found}`)
}

function mailPart({ to, subject, text, link, sentAt }: Mailbox['mails'][number]): string {
  const when = `<time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>`
  const opens =
    link === null ? '' : `<p><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></p>`
  return `<article>
      <h2>${escapeHtml(subject)}</h2>
      <p><small>To ${escapeHtml(to)}</small><small>${when}</small></p>
      <p>${escapeHtml(text)}</p>${opens}
    </article>`
}

function codesPart(codes: Mailbox['codes']): string {
  if (codes.length === 0) return ''
  const rows = codes.map(({ email, code }) => `<dt>${escapeHtml(email)}</dt><dd>${code}</dd>`)
  return `<h2>Authenticator</h2><dl>${rows.join('')}</dl>`
}
