import { isRecord } from '../../lib/is-record'
import { judge } from '../../manifest/condition'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { isEmpty, readPaths, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Consequence } from '../../manifest/words/actions'

function plainFields(value: unknown): Record<string, string | number> {
  if (!isRecord(value)) return {}
  const fields: Record<string, string | number> = {}
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' || typeof member === 'number') fields[name] = member
  }
  return fields
}

/** The sentences of a list of consequences for one record. */
export function consequenceLines(
  resource: CompiledResource,
  lines: readonly Consequence<string>[] | undefined,
  subject: Subject,
  texts: Pick<Texts, 'resource'>,
): string[] {
  return (lines ?? []).flatMap((line) => {
    if (!judge(line.when, subject).ok) return []
    const key = textKeys.consequence(line.id)
    if (line.each !== undefined) {
      return readPaths(subject, line.each)
        .filter((item) => !isEmpty(item))
        .map((item) => texts.resource(resource.type, key, plainFields(item)))
    }
    if (line.count !== undefined) {
      const count = readPaths(subject, line.count).length
      return count === 0 ? [] : [texts.resource(resource.type, key, { count })]
    }
    return [texts.resource(resource.type, key)]
  })
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
  texts: Pick<Texts, 'resource'>,
): { deleted: string[]; kept: string[] } {
  return {
    deleted: consequenceLines(resource, action.deleted, subject, texts),
    kept: consequenceLines(resource, action.kept, subject, texts),
  }
}
