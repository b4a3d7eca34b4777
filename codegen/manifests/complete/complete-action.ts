import type { CompleteAction, CompleteField } from './completed'
import type { Action, Guard } from '../../../src/manifest/words/actions'
import type { Condition } from '../../../src/manifest/words/values'
import { addedField } from './added-fields'
import { allOf } from './all-of'
import { boundParameters, type Sources } from './bind-parameters'
import { completeFields, neededSwitches } from './complete-fields'
import { payingName } from './named-types'
import type { CompletionInput } from './completion-input'
import { asCalling, completeLines, completeSteps, type Calling } from './complete-steps'
import { iconOf } from './verbs'

/** The record, or element inside it, that an action is about. */
export interface Target extends Sources {
  /** A related record: parameters are not bound by default, because they may mean either record. */
  isOther?: true
}

/** Fields an action asks for. The console adds fields for the record itself only, not for elements or related records. */
function fieldsOf(input: CompletionInput, action: Calling, own: boolean): CompleteField[] | undefined {
  const { operation, fields } = action
  if (!fields) return undefined
  const method = input.description.operations.get(operation)?.method
  const form = { operation, changes: own && (method === 'PATCH' || method === 'PUT') }
  return fields.flatMap(
    (spec) => (own && addedField(input, operation, spec)) || completeFields(input, form, [spec]),
  )
}

/** Condition of an action that raises costs: the account of the record can pay. */
function accountOpen({ all, fields }: CompletionInput, { owner }: Target): Condition | undefined {
  const field = payingName(all, fields.keys())
  if (field === undefined) return undefined
  const account = owner === undefined ? { record: field } : { owner: field }
  return { account, is: 'open', because: 'accountClosed' }
}

function guardOf(action: Action<string>, method: string | undefined, removes: boolean): Guard {
  if (action.guard) return typeof action.guard === 'object' ? 'none' : action.guard
  if (removes) return 'loses-resource'
  if (action.deleted) return 'loses-data'
  return method === 'DELETE' ? 'disturbs' : 'none'
}

/** Whether a call replaces a record as a whole: a PUT to the record's address, which is that of the list and a parameter. */
function replacesRecord({ description, manifest }: CompletionInput, operation: string): boolean {
  const call = description.operations.get(operation)
  const list = description.operations.get(manifest.list.operation)
  return call?.method === 'PUT' && list !== undefined && call.path.replace(/\/\{[^/]*\}$/, '') === list.path
}

/** Completes an action with icon, fields, guard, and a source for each parameter that has one. */
export function completeAction(
  input: CompletionInput,
  incomplete: Action<string>,
  target: Target,
): CompleteAction {
  const written = asCalling(input, incomplete)
  const {
    icon,
    params,
    guard: wanted,
    charges,
    danger,
    fields: _fields,
    removes = false,
    steps,
    kept,
    ...action
  } = written
  const { description } = input
  const own = target.owner === undefined && !target.isOther
  const fields = fieldsOf(input, written, own)
  const asked = new Set(fields?.flatMap(({ at }) => [at, at.split('.')[0] ?? at]))
  const guard = guardOf(written, description.operations.get(action.operation)?.method, removes)
  const groups = own ? Object.entries(input.manifest.groups ?? {}) : []
  const group = groups.find(([, ids]) => ids.includes(action.id))?.[0]
  const when = allOf(
    written.when,
    charges ? accountOpen(input, target) : undefined,
    ...neededSwitches(input, action.operation, fields ?? []),
  )
  return {
    ...action,
    ...(when ? { when } : {}),
    icon: icon ?? iconOf(action.id),
    ...(group === undefined ? {} : { group }),
    params: target.isOther
      ? (params ?? {})
      : boundParameters(description, action.operation, params, asked, target),
    guard,
    ...(typeof wanted === 'object' ? { asks: wanted } : {}),
    ...(fields ? { fields } : {}),
    ...(steps ? { steps: completeSteps(steps) } : {}),
    ...(kept ? { kept: completeLines(kept) } : {}),
    ...(own && replacesRecord(input, action.operation) ? { replaces: true } : {}),
    ...(removes ? { removes: true } : {}),
    ...((danger ?? guard.startsWith('loses')) ? { danger: true } : {}),
  }
}
