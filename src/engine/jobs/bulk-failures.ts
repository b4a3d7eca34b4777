import type { Texts } from '../../platform/i18n/texts'

/** What went wrong with one record of several. */
export interface BulkFailure {
  name: string
  /** The record's id, which messages may repeat. */
  id: string
  message: string
}

/** Names said before the rest is counted. */
const named = 3

/** A message without the id of the record it is about: "No such machine exists: 7c1e…" says no more than the name beside it. */
export function withoutId(message: string, id: string): string {
  if (id === '' || !message.includes(id)) return message
  return message
    .replaceAll(id, '')
    .replace(/\(\s*\)|\[\s*\]|'\s*'|"\s*"|“\s*”/g, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s:;,]+$/, '')
    .trim()
}

/** "web-1, web-2, web-3 and 4 more". */
export function enumerate(names: readonly string[], { t }: Pick<Texts, 't'>): string {
  const first = names.slice(0, named).join(', ')
  const rest = names.length - named
  return rest > 0 ? t('cell.more', { first, count: rest }) : first
}

/** What is the same for several records once, with their names: "web-1, web-2: The machine is busy". */
export function byReason(
  found: readonly { name: string; reason: string }[],
  texts: Pick<Texts, 't'>,
  words: 'action.ofSome' | 'action.someLeftOut' = 'action.ofSome',
): string[] {
  const names = new Map<string, string[]>()
  for (const { name, reason } of found) names.set(reason, [...(names.get(reason) ?? []), name])
  return [...names].map(([reason, of]) =>
    texts.t(words, { names: enumerate(of, texts), reason, count: of.length }),
  )
}

/** What was left out of a bulk run and why: a line for each reason. */
export function leftOutLines(
  left: readonly { name: string; reason: string }[],
  texts: Pick<Texts, 't'>,
): string[] {
  return byReason(left, texts, 'action.someLeftOut')
}

/** Why a bulk action failed for some: a line for each reason. */
export function failureLines(failures: readonly BulkFailure[], texts: Pick<Texts, 't'>): string[] {
  return byReason(
    failures.map(({ name, id, message }) => ({ name, reason: withoutId(message, id) })),
    texts,
  )
}
