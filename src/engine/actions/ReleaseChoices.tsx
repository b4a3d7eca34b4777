import { useState } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { judge } from '../../manifest/condition'
import { isEmpty, readFirst, readPath, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import { useTexts } from '../../platform/i18n/use-texts'
import { Checkbox } from '../../ui/form-controls/Checkbox'
import { useResources } from '../data/load-resource'
import { placeOf, rowKey } from '../data/row'
import { titleOf } from '../data/title'
import { actionLabel, plannedStep, type PlannedStep } from '../jobs/plan-job'
import { aboutOf } from './consequences'
import { JobSteps } from './JobSteps'

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

/** What of each record is to be given up after it; nothing while nothing is chosen. */
export type Releasing = (subject: Subject) => readonly PlannedStep[]

export const nothingReleased: Releasing = () => []

interface ReleaseChoicesProps {
  resource: CompiledResource
  action: CompiledAction
  subjects: readonly Subject[]
  /** What the first step is called: the action itself. */
  first: string
  onChange: (releasing: Releasing) => void
}

/** Offers to give up what would stay, off at first; once chosen, says what will be done in which order. Suspends. */
export function ReleaseChoices({ resource, action, subjects, first, onChange }: ReleaseChoicesProps) {
  const texts = useTexts()
  const lines = releasing(action)
  const types = useResources([...new Set(lines.map(({ type }) => type))].sort())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const offered = lines.flatMap((line) => {
    const their = types.find(({ type }) => type === line.type)
    const of: Releasing = (subject) => (their ? releasesOf(line, subject, their, texts) : [])
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
