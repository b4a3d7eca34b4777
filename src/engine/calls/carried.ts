import { carried } from '../../api/samples/carried'
import type { Condition, Value } from '../../manifest/words/values'

/**
 * Parameters of a call about a record that is not there yet: those taken from the record stand for its members.
 *
 * @param parameters as they were bound without the record
 */
export function withCarried(
  parameters: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, Value>>,
): Record<string, unknown> {
  const fromRecord = Object.entries(params).flatMap(([name, value]) =>
    'field' in value && parameters[name] === undefined ? [[name, carried(value.field)] as const] : [],
  )
  return { ...parameters, ...Object.fromEntries(fromRecord) }
}

const literal = (value: unknown): string => JSON.stringify(value)

/**
 * What must hold of a record before a call, as an expression for jq; undefined where the record alone does not tell. What
 * cannot be told is left out: the platform says so when it refuses.
 */
export function jqOf(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined
  if ('all' in condition) {
    const parts = condition.all.flatMap((each) => jqOf(each) ?? [])
    return parts.length > 0 ? parts.join(' and ') : undefined
  }
  if (!('field' in condition) || /[^\w.]/.test(condition.field)) return undefined
  const member = `.${condition.field}`
  if ('is' in condition) return `${member} == ${literal(condition.is)}`
  if ('in' in condition) return `(${member} | IN(${condition.in.map(literal).join(', ')}))`
  if ('present' in condition) return `(${member} // "") ${condition.present ? '!=' : '=='} ""`
  return undefined
}
