import { isRecord } from '../lib/is-record'
import type { CompiledField } from './compiled-fields'
import type { Condition } from './words/values'

/** The fields of the form that conditions and values read. */
function formPathsIn(words: unknown): readonly string[] {
  if (Array.isArray(words)) return words.flatMap(formPathsIn)
  if (!isRecord(words)) return []
  const own = typeof words.form === 'string' ? [words.form] : []
  return [...own, ...Object.values(words).flatMap(formPathsIn)]
}

/** Whether a condition on a form or row reads a field; of a field with two ends, either. */
export function readsField(condition: Condition, { at, to }: CompiledField): boolean {
  const read = formPathsIn(condition).map((path) => path.replace(/\[\].*$/, ''))
  return read.includes(at) || (to !== undefined && read.includes(to))
}

/** Whether the options of a field depend on the choice in one of others: the versions of a system. */
export function isLed({ options }: CompiledField, leaders: Iterable<string>): boolean {
  const when = options?.kind === 'operation' || options?.kind === 'resource' ? options.when : null
  const read = formPathsIn(when)
  return [...leaders].some((id) => read.includes(id))
}

/** The fields whose limits depend on the value of a field: they may exclude its options. */
export const boundedBy = ({ at }: CompiledField, fields: readonly CompiledField[]): CompiledField[] =>
  fields.filter(({ limits }) => limits?.by === at)

/**
 * The fields whose values decide the options of a field, directly, through their own options or visibility, or through
 * the limits that exclude options.
 */
export function leadersOf(field: CompiledField, fields: readonly CompiledField[]): readonly CompiledField[] {
  const found = new Set<CompiledField>()
  const follow = (words: unknown): void => {
    const ids = new Set(formPathsIn(words).map((path) => path.split(/[.[]/)[0]))
    for (const leader of fields) {
      if (!ids.has(leader.id) || found.has(leader)) continue
      found.add(leader)
      follow([leader.options, leader.when])
    }
  }
  follow([field.options, boundedBy(field, fields).map(({ least, most }) => [least, most])])
  return [...found]
}
