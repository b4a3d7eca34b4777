import { useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Checkbox } from '../../ui/form-controls/Checkbox'
import { useResources } from '../data/load-resource'
import type { PlannedStep } from '../jobs/plan-job'
import { releasing, releasesOf } from '../jobs/releases'
import { JobSteps } from './JobSteps'

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
