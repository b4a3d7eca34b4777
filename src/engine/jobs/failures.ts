import { groupBy } from '../../lib/group-by'
import { idempotencyKeyOf } from '../../api/errors'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import type { Texts } from '../../platform/i18n/texts'
import { writeFailure } from '../../platform/failed-write'
import type { Platform } from '../../platform/platform'
import { ElementsChanged } from '../fields/edited-elements'
import { parseRowKey, type JobStep } from './job'

/** Names listed; the rest is counted. */
const named = 3

/** A message without the record's id: "No such machine exists: 7c1e…" repeats the name beside it. */
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

/** Why a step failed, for a place that shows its record's name. */
export const reasonOf = (platform: Pick<Platform, 'texts'>, { record, failure }: JobStep): string =>
  withoutId(writeFailure(platform, failure), parseRowKey(record).id)

/** Names for a text: "web-1, web-2, web-3 and 4 more". */
export function enumerate(names: readonly string[], { t }: Pick<Texts, 't'>): string | readonly string[] {
  const first = names.slice(0, named)
  const rest = names.length - named
  return rest > 0 ? t('cell.more', { first, count: rest }) : first
}

/** Groups equal reasons with their records: "web-1, web-2: The machine is busy". */
export function byReason(
  found: readonly { name: string; reason: string }[],
  texts: Pick<Texts, 't'>,
  words: 'action.ofSome' | 'action.someLeftOut' = 'action.ofSome',
): string[] {
  return [...groupBy(found, ({ reason }) => reason)].map(([reason, of]) => {
    const names = of.map(({ name }) => name)
    return texts.t(words, { names: enumerate(names, texts), reason, count: of.length })
  })
}

/**
 * Whether a retry can succeed and cannot repeat the effect: the step was not done, its action is repeatable, or it has an
 * idempotency key.
 */
export const mayRetry = ({ repeatable, failure }: Pick<JobStep, 'repeatable' | 'failure'>): boolean =>
  !(failure instanceof ElementsChanged) &&
  (!isOutcomeUnknown(failure) || repeatable === true || idempotencyKeyOf(failure) !== undefined)
