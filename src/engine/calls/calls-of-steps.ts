import { recordReference } from '../../api/samples/record-reference'
import { operations } from '../../generated/operations'
import { bindParameters } from '../../manifest/bind-parameters'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Subject } from '../../manifest/subject'
import { isList, isScalar, pathOf } from '../../manifest/value'
import type { Condition, Value } from '../../manifest/words/values'
import type { PlannedCall } from './form-call'

/** A step on a record, with its input. */
interface StepCall {
  target: { action: CompiledAction }
  typed: Readonly<Record<string, unknown>>
}

/**
 * Parameters of a call on a record that does not exist yet: values taken from the record become references to its
 * members.
 * @param parameters as bound without the record
 */
export function withReferences(
  parameters: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, Value>>,
): Record<string, unknown> {
  const fromRecord = Object.entries(params).flatMap(([name, value]) => {
    const path = pathOf(value, 'record')
    return path !== undefined && parameters[name] === undefined
      ? [[name, recordReference(path)] as const]
      : []
  })
  return { ...parameters, ...Object.fromEntries(fromRecord) }
}

const literal = (value: unknown): string => JSON.stringify(value)

/**
 * A condition as a jq expression; undefined if the record alone cannot decide it. Parts that cannot be translated are
 * left out: the platform then refuses the call.
 */
export function jqOf(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined
  if ('all' in condition) {
    const parts = condition.all.flatMap((each) => jqOf(each) ?? [])
    return parts.length > 0 ? parts.join(' and ') : undefined
  }
  if (!('record' in condition) || /[^\w.]/.test(condition.record)) return undefined
  const member = `.${condition.record}`
  if ('present' in condition) return `(${member} // "") ${condition.present ? '!=' : '=='} ""`
  if (isScalar(condition.is)) return `${member} == ${literal(condition.is)}`
  return isList(condition.is) ? `(${member} | IN(${condition.is.map(literal).join(', ')}))` : undefined
}

/**
 * Calls of steps; values of a record that does not exist yet are references. Each call waits until its record allows
 * it, except the first if nothing precedes it (`now`).
 */
export function callsOfSteps(
  resource: CompiledResource,
  steps: readonly StepCall[],
  subject: Subject,
  now = false,
): PlannedCall[] {
  const { key: identity, listOperation: list } = resource
  const id = subject.record === undefined ? recordReference(identity) : readFirst(subject.record, identity)
  return steps.map(({ target, typed }, index) => {
    const { operation, params, when } = target.action
    const bound = bindParameters(operations[operation], params, subject, typed)
    const test = now && index === 0 ? undefined : jqOf(when)
    return {
      operation,
      parameters: subject.record === undefined ? withReferences(bound, params) : bound,
      secrets: [],
      until: test === undefined ? undefined : { list, identity, id, test },
    }
  })
}
