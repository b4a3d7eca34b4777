import type { CompleteAction, CompleteField } from '../../../src/manifest/complete'
import type { Action, Guard } from '../../../src/manifest/words/actions'
import type { Condition } from '../../../src/manifest/words/values'
import { parameterAt, parametersOf } from '../parameters'
import { boundParameters, type Sources } from './bind-parameters'
import { completeFields } from './complete-fields'
import { payingName, payingType, surroundingsOf, type Surroundings } from './surroundings'
import { asCalling, completeLines, completeSteps, type Calling } from './complete-steps'
import { iconOf } from './verbs'

/** What an action of a record is done to, or one of an element inside it. */
export interface Target extends Sources {
  /** Of a related record whose calls may mean either of the two, nothing binds itself. */
  isOther?: true
}

/** Asks for the name: what the call takes of what names a record. */
function renameInput(surroundings: Surroundings, operation: string): CompleteField[] {
  const at = surroundings.title.flat().find((name) => parameterAt(surroundings, operation, name))
  if (at === undefined) return []
  const mandatory = parameterAt(surroundings, operation, at)?.mandatory === true
  return [{ at, initial: { field: at }, ...(mandatory ? {} : { required: true }) }]
}

/** Asks which account pays from now on, among those that may. */
function moveBillingInput(surroundings: Surroundings, operation: string): CompleteField[] {
  const { all, description, fields } = surroundings
  const accounts = payingType(all)
  const at = payingName(all, parametersOf(surroundings, operation).keys())
  if (!accounts || at === undefined) return []
  const now = payingName(all, fields.keys())
  const { identity } = surroundingsOf(accounts, description, all)
  const mandatory = parameterAt(surroundings, operation, at)?.mandatory === true
  return [
    {
      at,
      ...(now === undefined ? {} : { initial: { field: now } }),
      options: {
        kind: 'resource',
        type: accounts.type,
        ...accounts.elsewhere?.options,
        when: { account: { field: identity }, because: 'accountClosed' },
      },
      ...(mandatory ? {} : { required: true }),
      help: true,
    },
  ]
}

const standardInput: Readonly<
  Record<string, (surroundings: Surroundings, operation: string) => CompleteField[]>
> = { rename: renameInput, moveBilling: moveBillingInput }

function inputOf(surroundings: Surroundings, action: Calling, own: boolean): CompleteField[] | undefined {
  const { id, operation, input } = action
  if (input) {
    const method = surroundings.description.operations.get(operation)?.method
    const changes = own && (method === 'PATCH' || method === 'PUT')
    return completeFields(surroundings, { operation, changes }, input)
  }
  const standard = own && Object.hasOwn(standardInput, id) ? standardInput[id]?.(surroundings, operation) : []
  return standard && standard.length > 0 ? standard : undefined
}

/** The condition of an action that costs more afterwards: its own, and that the account of the record can pay. */
function alsoPaid(
  { all, fields }: Surroundings,
  { when }: Action<string>,
  { owner }: Target,
): Condition | undefined {
  const field = payingName(all, fields.keys())
  if (field === undefined) return when
  const account = owner === undefined ? { field } : { owner: field }
  const open: Condition = { account, because: 'accountClosed' }
  if (!when) return open
  return { all: [...('all' in when ? when.all : [when]), open] }
}

function guardOf(action: Action<string>, method: string | undefined, removes: boolean): Guard {
  if (action.guard) return action.guard
  if (removes) return 'loses-resource'
  if (action.deleted) return 'loses-data'
  return method === 'DELETE' ? 'disturbs' : 'none'
}

/** An action with its icon, its input, its guard, and a source for every parameter there is one for. */
export function completeAction(
  surroundings: Surroundings,
  incomplete: Action<string>,
  target: Target,
): CompleteAction {
  const written = asCalling(surroundings, incomplete)
  const {
    icon,
    params,
    guard: _guard,
    charges,
    danger,
    input: _input,
    removes: _removes,
    steps,
    kept,
    ...action
  } = written
  const { description } = surroundings
  const own = target.owner === undefined && !target.isOther
  const input = inputOf(surroundings, written, own)
  const asked = new Set(input?.flatMap(({ at }) => [at, at.split('.')[0] ?? at]))
  const removes = written.removes ?? (own && action.id === 'delete')
  const guard = guardOf(written, description.operations.get(action.operation)?.method, removes)
  const groups = own ? Object.entries(surroundings.manifest.groups ?? {}) : []
  const group = groups.find(([, ids]) => ids.includes(action.id))?.[0]
  const when = charges ? alsoPaid(surroundings, written, target) : written.when
  return {
    ...action,
    ...(when ? { when } : {}),
    icon: icon ?? iconOf(action.id),
    ...(group === undefined ? {} : { group }),
    params: target.isOther
      ? (params ?? {})
      : boundParameters(description, action.operation, params, asked, target),
    guard,
    ...(input ? { input } : {}),
    ...(steps ? { steps: completeSteps(steps) } : {}),
    ...(kept ? { kept: completeLines(kept) } : {}),
    ...(removes ? { removes: true } : {}),
    ...((danger ?? guard.startsWith('loses')) ? { danger: true } : {}),
  }
}
