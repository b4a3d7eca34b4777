import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { actionOf } from '../../manifest/action-of'
import type { CompiledResource, DetailedResource } from '../../manifest/compiled'
import { createStore } from '../../lib/store'
import { usePlatform } from '../../platform/platform'
import { SaveBarPlace } from '../../ui/layout/SaveBar'
import { ActionHost } from '../actions/ActionHost'
import type { JobStep } from '../jobs/job'
import { putJob, updateJob } from '../jobs/jobs'
import { expectedOf } from '../jobs/plan-job'
import { useActions } from '../actions/use-actions'
import { usePendingStates } from '../jobs/use-pending-states'
import { useCellEnv } from '../cells/use-cell-env'
import type { Row } from '../data/row'
import { useSubjects } from '../data/use-subjects'
import { DetailContext, type TypedForms } from '../record/detail-context'
import { places, type Place } from './example-names'
import { exampleRecord } from './example-records'
import { exampleResource } from './example-resource'
import { exampleEnvironment } from './example-subject'

/** Record and location of an example page. */
export interface Around {
  record?: Record<string, unknown>
  place?: Place
  resource?: DetailedResource
  /** An action started this many seconds ago that is still pending. */
  started?: { action: string; seconds: number }
}

const nothing = (): undefined => undefined

/** Adds a pending action to the job store. */
function useStarted(resource: CompiledResource, rowKey: string, started: Around['started']): void {
  const { client, now } = usePlatform()
  const action = resource.actions[started?.action ?? '']
  const seconds = started?.seconds ?? 0
  useEffect(() => {
    if (!action?.expect) return
    const { epoch } = client.identity()
    const since = now() - seconds * 1000
    const step: JobStep = {
      record: { type: resource.type, key: rowKey, name: rowKey },
      action: action.id,
      label: action.id,
      typed: {},
      after: null,
      ...expectedOf(action.expect),
      pending: action.id,
      key: null,
      state: 'accepted',
      since,
    }
    const id = `${rowKey} ${action.id}`
    putJob({ id, title: action.id, steps: [step], epoch, begun: since })
    return () => updateJob(id, epoch, { kind: 'step', index: 0, state: 'done', now: now() })
  }, [resource, rowKey, action, seconds, client, now])
}

/** The context a record's page provides to its sections. */
export function ExampleDetail({
  record = exampleRecord('first'),
  place = places.here,
  resource = exampleResource,
  started,
  children,
}: Around & { children: ReactNode }) {
  const [foot] = useState(() => createStore<HTMLElement | null>(null))
  const [cover] = useState(() => createStore<HTMLElement | null>(null))
  const [typed] = useState(() => createStore<TypedForms>({}))
  const row = useMemo((): Row => {
    const id = String(record.id)
    return { key: `${place}/${id}`, id, record, location: place, odd: undefined }
  }, [record, place])
  const rows = useMemo(() => [row], [row])
  useStarted(resource, row.key, started)
  const subjectOf = useSubjects(resource, exampleEnvironment, nothing, undefined)
  const awaited = usePendingStates(resource, rows, subjectOf)
  const env = useCellEnv(resource, nothing, { awaited: awaited.view, link: false })
  const actions = useActions(resource, subjectOf, awaited)
  const target = useMemo(() => actions.target(row), [actions, row])
  const shared = useMemo(
    () => ({
      resource,
      target,
      env,
      environment: exampleEnvironment,
      subjectOf,
      awaited,
      actions,
      refetch: () => undefined,
      foot,
      cover,
      typed,
    }),
    [resource, target, env, subjectOf, awaited, actions, foot, cover, typed],
  )
  return (
    <DetailContext value={shared}>
      {children}
      <SaveBarPlace ref={foot.set} />
      <ActionHost
        resource={resource}
        actions={actions}
        find={(id) => actionOf(resource, id)}
        targetOf={(key) => (key === row.key ? target : undefined)}
        usual={[row.key]}
      />
    </DetailContext>
  )
}
