import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { isUnknown, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Consequence } from '../../manifest/words/actions'
import type { PriceLine } from '../../manifest/words/prices'
import { aboutOf } from '../jobs/money-effects'

/** Numbers as they are: some of them name something, such as a VLAN. */
function plainFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const fields: Record<string, string> = {}
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' || typeof member === 'number') fields[name] = String(member)
  }
  return fields
}

/** Says what something costs behind what it is; what is not known to cost anything stays as it is. */
export type Priced = (text: string, costs: readonly PriceLine<string>[] | undefined, about: Subject) => string

/** The sentences of a list of consequences for one record. What a list that did not answer would name is not guessed. */
export function consequenceLines(
  resource: CompiledResource,
  lines: readonly Consequence<string>[] | undefined,
  subject: Subject,
  texts: Pick<Texts, 'resource' | 't'>,
  priced: Priced = (text) => text,
): string[] {
  const unknown = texts.t('action.notYet')
  const all = (lines ?? []).flatMap((line) => {
    const path = line.each ?? line.count
    if (path !== undefined && isUnknown(subject, path)) return [unknown]
    const key = textKeys.consequence(line.id)
    if (line.count !== undefined) {
      const count = aboutOf(line, subject).length
      return count === 0 ? [] : [texts.resource(resource.type, key, { count })]
    }
    return aboutOf(line, subject).map((about) => {
      const filled = line.each === undefined ? undefined : plainFields(about.record)
      return priced(texts.resource(resource.type, key, filled), line.costs, about)
    })
  })
  return all.filter((line, index) => line !== unknown || all.indexOf(line) === index)
}

/** What goes with a record besides itself, such as its disks, in one line; undefined when nothing does. */
export function lostWith(
  resource: CompiledResource,
  action: CompiledAction,
  { subject, name }: { subject: Subject; name: string },
  texts: Pick<Texts, 'resource' | 't'>,
): string | undefined {
  const inside = action.deleted?.filter(({ each, count }) => each !== undefined || count !== undefined)
  const lines = consequenceLines(resource, inside, subject, texts)
  return lines.length === 0 ? undefined : texts.t('action.ofSome', { names: name, reason: lines.join(', ') })
}

/** What an action deletes and what it leaves to be paid for. */
export function consequencesOf(
  resource: CompiledResource,
  action: CompiledAction,
  subject: Subject,
  texts: Pick<Texts, 'resource' | 't'>,
  priced?: Priced,
): { deleted: string[]; kept: string[] } {
  return {
    deleted: consequenceLines(resource, action.deleted, subject, texts),
    kept: consequenceLines(resource, action.kept, subject, texts, priced),
  }
}
