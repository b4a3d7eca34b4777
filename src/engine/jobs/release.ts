import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { judge } from '../../manifest/condition'
import { isEmpty, readFirst, readPath, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import { placeOf, rowKey } from '../data/row'
import { titleOf } from '../data/title'
import type { PlanStep } from './plan'
import { startPlan } from './run-plan'
import { aboutOf } from './money-effects'

/** Something that stays when a record goes, and may be given up after it. */
export interface Release {
  resource: CompiledResource
  action: CompiledAction
  rowKey: string
  subject: Subject
  name: string
}

/** The lines of an action whose things may be given up. */
export function releasing(action: Pick<CompiledAction, 'kept'>) {
  return (action.kept ?? []).flatMap((line) =>
    line.release ? [{ id: line.id, line, release: line.release }] : [],
  )
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
 * What of a line may be given up after a record is gone: things of a type this deployment has, with an identity, whose
 * action the user is not kept from. Whether it can be done already is found out when it is its turn.
 */
export function releasesOf(
  line: ReturnType<typeof releasing>[number],
  subject: Subject,
  resource: CompiledResource,
): Release[] {
  const action = resource.actions[line.release.action]
  const { surroundings } = subject
  if (!action || (resource.feature !== null && !surroundings.feature(resource.feature))) return []
  return aboutOf(line.line, subject).flatMap(({ record }) => {
    const id = readFirst(record, resource.identity)
    if (!isRecord(record) || (typeof id !== 'string' && typeof id !== 'number')) return []
    const location = placeOf(resource, record, subject.location)
    const about: Subject = { record, location, surroundings }
    const verdict = judge(action.when, about)
    if (!verdict.ok && verdict.hidden) return []
    const name = namesOf(resource, about)
    return [{ resource, action, rowKey: rowKey(location, String(id)), subject: about, name }]
  })
}

/** What giving something up is called among the steps. */
export function stepOfRelease(
  texts: Pick<Texts, 'resource'>,
  { resource, action, name }: Pick<Release, 'resource' | 'action' | 'name'>,
): PlanStep {
  const what = texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', '')
  return { action: action.id, label: `${what}: ${name}`, typed: {} }
}

/** Gives things up, each as soon as that can be done, and says of each how it went. */
export function startReleases(platform: Platform, releases: readonly Release[]): void {
  for (const release of releases) {
    const { resource, rowKey: key, subject, name } = release
    startPlan(
      platform,
      { resource, rowKey: key, subject },
      { name, steps: [stepOfRelease(platform.texts, release)] },
    )
  }
}
