import type { Operation, TaskRule } from '../../src/lib/operation'
import { pathParameters } from '../../src/lib/operation'
import { isRecord } from '../../src/lib/is-record'
import type { Problem } from '../problem'
import { asList, type DescribedOperation, type Description } from './description'

const text = (value: unknown): value is string => typeof value === 'string' && value !== ''
const texts = (value: unknown): string[] => asList(value).filter(text)

/** `x-answer`: path of the result in an answer, and paging. */
export function withinOf({ definition }: DescribedOperation): Operation['within'] {
  const rule = definition['x-answer']
  if (!isRecord(rule) || !text(rule.at)) return undefined
  const { at, next, cursor } = rule
  return text(next) && text(cursor) ? { at, pages: { next, cursor } } : { at }
}

/** `x-task`: how to poll the task of an answer. */
export function taskOf({ definition }: DescribedOperation): TaskRule | undefined {
  const rule = definition['x-task']
  if (!isRecord(rule)) return undefined
  const { id, operation, parameter, state, result, message } = rule
  if (!text(id) || !text(operation) || !text(parameter) || !text(state)) return undefined
  return {
    id,
    operation,
    parameter,
    state,
    done: texts(rule.done),
    failed: texts(rule.failed),
    ...(text(result) ? { result } : {}),
    ...(text(message) ? { message } : {}),
  }
}

/** Problems of a description's envelope, paging and task rules. */
export function checkRules(description: Description, file: string): Problem[] {
  const problems: Problem[] = []
  for (const operation of description.operations.values()) {
    const say = (path: string, message: string): void => {
      problems.push({ id: 'call-rule', file, path: `${operation.id}.${path}`, message })
    }
    const schema = description.answer(operation)?.schema
    const leads = (from: typeof schema, path: string): boolean =>
      from !== undefined && description.at(from, path) !== undefined
    const within = withinOf(operation)
    if (operation.definition['x-answer'] !== undefined && !within)
      say('x-answer', 'is { at, next, cursor }; the last two only for a list in pages.')
    if (within && !leads(schema, within.at)) say('x-answer.at', `the answer has no "${within.at}".`)
    if (within?.pages && !leads(schema, within.pages.next))
      say('x-answer.next', `the answer has no "${within.pages.next}".`)
    if (within?.pages && !description.query(operation).has(within.pages.cursor))
      say('x-answer.cursor', `the call has no query parameter "${within.pages.cursor}".`)
    const task = taskOf(operation)
    if (operation.definition['x-task'] !== undefined && !task)
      say(
        'x-task',
        'is { id, operation, parameter, state, done, failed, result, message }; the last two may be left out.',
      )
    if (!task) continue
    const follow = description.operations.get(task.operation)
    if (!description.answers(operation).some((answer) => leads(answer.schema, task.id)))
      say('x-task.id', `the answer has no "${task.id}".`)
    if (task.done.length === 0) say('x-task.done', 'names no state that is an end.')
    if (!follow) {
      say('x-task.operation', `there is no operation "${task.operation}".`)
      continue
    }
    if (!pathParameters(follow.path).includes(task.parameter))
      say('x-task.parameter', `${task.operation} has no path parameter "${task.parameter}".`)
    const answer = description.answer(follow)?.schema
    for (const name of ['state', 'result', 'message'] as const) {
      const path = task[name]
      if (path !== undefined && !leads(answer, path))
        say(`x-task.${name}`, `the answer of ${task.operation} has no "${path}".`)
    }
  }
  return problems
}
