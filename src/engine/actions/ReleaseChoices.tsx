import { useState } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { judge } from '../../manifest/condition'
import { isEmpty, readFirst, readPath, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import { useTexts } from '../../platform/i18n/use-texts'
import { Checkbox } from '../../ui/form-controls/Checkbox'
import { useResources } from '../data/load-resource'
import { locationOf, rowKey } from '../data/row'
import { titleOf } from '../../manifest/title'
import { actionLabel, plannedStep, type PlannedStep } from '../jobs/plan-job'
import { subjectsOfLine } from './consequences'
import { JobSteps } from './JobSteps'

/** Consequence lines that offer follow-up steps, with the type these apply to. */
export function releaseLines({ kept = [] }: Pick<CompiledAction, 'kept'>) {
  return kept.flatMap((line) => {
    const { id, steps = [] } = line
    return steps.flatMap((step) => (step.of === undefined ? [] : [{ id, line, step, type: step.of }]))
  })
}

/** All titles of a record: "shop, 203.0.113.9", so that a deletion cannot be confused. */
function namesOf(resource: CompiledResource, subject: Subject): string {
  const names = resource.title
    .flat()
    .filter((path) => path !== resource.key)
    .map((path) => readPath(subject, path))
  const texts = [...new Set(names.filter((name) => !isEmpty(name) && typeof name !== 'object'))]
  return texts.length > 0 ? texts.join(', ') : titleOf(resource, subject)
}

/**
 * Follow-up steps of a line: on records of an enabled type with an identity whose action the user may perform. Whether
 * the action is possible is checked when its turn comes.
 */
export function releaseSteps(
  { line, step }: ReturnType<typeof releaseLines>[number],
  subject: Subject,
  resource: CompiledResource,
  texts: Pick<Texts, 'resource'>,
): PlannedStep[] {
  const action = resource.actions[step.action]
  const { environment } = subject
  if (!action || (resource.feature !== null && !environment.feature(resource.feature))) return []
  return subjectsOfLine(line, subject).flatMap(({ record }) => {
    const id = readFirst(record, resource.key)
    if (!isRecord(record) || (typeof id !== 'string' && typeof id !== 'number')) return []
    const location = locationOf(resource, record, subject.location)
    const about: Subject = { record, location, environment }
    const verdict = judge(action.when, about)
    if (!verdict.ok && verdict.hidden) return []
    const name = namesOf(resource, about)
    const named = { type: resource.type, key: rowKey(location, String(id)), name, resource, subject: about }
    const label = `${actionLabel(texts, resource.type, action.id)}: ${name}`
    const done = texts.resource(resource.type, textKeys.action(action.id, 'done'), { name })
    return [plannedStep(texts, named, action, { label, done })]
  })
}

/** Steps to add after the action on each record. */
export type NextSteps = (subject: Subject) => readonly PlannedStep[]

export const noNextSteps: NextSteps = () => []

interface ReleaseChoicesProps {
  resource: CompiledResource
  action: CompiledAction
  subjects: readonly Subject[]
  /** Label of the first step, the action itself. */
  first: string
  onChange: (releasing: NextSteps) => void
}

/**
 * Switches that add the release of kept records to the action, off by default, with the resulting order of steps.
 * Suspends.
 */
export function ReleaseChoices({ resource, action, subjects, first, onChange }: ReleaseChoicesProps) {
  const texts = useTexts()
  const lines = releaseLines(action)
  const types = useResources([...new Set(lines.map(({ type }) => type))].sort())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const offered = lines.flatMap((line) => {
    const their = types.find(({ type }) => type === line.type)
    const of: NextSteps = (subject) => (their ? releaseSteps(line, subject, their, texts) : [])
    const count = subjects.flatMap(of).length
    return count === 0 ? [] : [{ id: line.id, of, count }]
  })
  const toggle = (id: string, on: boolean): void => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
    const wanted = offered.filter((each) => next.has(each.id))
    onChange((subject) => wanted.flatMap(({ of }) => of(subject)))
  }
  const given = offered.filter(({ id }) => chosen.has(id)).flatMap(({ of }) => subjects.flatMap(of))
  return (
    <>
      {offered.map(({ id, count }) => (
        <Checkbox
          key={id}
          checked={chosen.has(id)}
          onChange={(on) => toggle(id, on)}
          label={texts.resource(resource.type, textKeys.release(id), { count })}
        />
      ))}
      {given.length > 0 && <JobSteps labels={[first, ...given.map(({ label }) => label)]} />}
    </>
  )
}
