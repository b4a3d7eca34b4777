import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { judge } from '../../manifest/condition'
import { isEmpty, readFirst, readPath, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import { placeOf, rowKey } from '../data/row'
import { titleOf } from '../data/title'
import { aboutOf } from './money-effects'
import { actionLabel, plannedStep, type PlannedStep } from './plan-job'

/** The lines of an action that offer further steps, with the type these are done to. */
export function releasing({ kept = [] }: Pick<CompiledAction, 'kept'>) {
  return kept.flatMap((line) => {
    const { id, steps = [] } = line
    return steps.flatMap((step) => (step.of === undefined ? [] : [{ id, line, step, type: step.of }]))
  })
}

/** Everything a record is called: "shop, 203.0.113.9". What is given up for good is named so that it cannot be mistaken. */
function namesOf(resource: CompiledResource, subject: Subject): string {
  const names = resource.title
    .flat()
    .filter((path) => path !== resource.identity)
    .map((path) => readPath(subject, path))
  const said = [...new Set(names.filter((name) => !isEmpty(name) && typeof name !== 'object'))]
  return said.length > 0 ? said.join(', ') : titleOf(resource, subject)
}

/**
 * The steps of a line, once its record is gone: on things of a type this deployment has, with an identity, whose action the
 * user is not kept from. Whether it can be done already is found out when it is its turn.
 */
export function releasesOf(
  { line, step }: ReturnType<typeof releasing>[number],
  subject: Subject,
  resource: CompiledResource,
  texts: Pick<Texts, 'resource'>,
): PlannedStep[] {
  const action = resource.actions[step.action]
  const { surroundings } = subject
  if (!action || (resource.feature !== null && !surroundings.feature(resource.feature))) return []
  return aboutOf(line, subject).flatMap(({ record }) => {
    const id = readFirst(record, resource.identity)
    if (!isRecord(record) || (typeof id !== 'string' && typeof id !== 'number')) return []
    const location = placeOf(resource, record, subject.location)
    const about: Subject = { record, location, surroundings }
    const verdict = judge(action.when, about)
    if (!verdict.ok && verdict.hidden) return []
    const name = namesOf(resource, about)
    const named = { type: resource.type, key: rowKey(location, String(id)), name, resource, subject: about }
    const label = `${actionLabel(texts, resource.type, action.id)}: ${name}`
    const done = texts.resource(resource.type, textKeys.action(action.id, 'done'), { name })
    return [plannedStep(texts, named, action, { label, done })]
  })
}
