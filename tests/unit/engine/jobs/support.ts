import type { Job, JobStep, StepState } from '../../../../src/engine/jobs/job'
import type { RecordTarget } from '../../../../src/engine/jobs/target'
import { subject } from '../../manifest/support'

/** A step of a job on the machine "web", changed by `about`. */
export const step = (state: StepState, about: Partial<JobStep> = {}): JobStep => ({
  record: { type: 'virtual_machine', key: 'tll/vm-1', name: 'web' },
  action: 'stop',
  label: 'Stop',
  typed: {},
  after: null,
  pending: 'stop',
  key: null,
  state,
  since: 0,
  ...about,
})

/** Steps one after the other, in these states. */
export const chain = (...states: readonly StepState[]): JobStep[] =>
  states.map((state, index) =>
    step(state, { label: `Step ${index + 1}`, after: index === 0 ? null : index - 1 }),
  )

/** A job of steps. */
export const job = (steps: readonly JobStep[], about: Partial<Job> = {}): Job => ({
  id: 'job-1',
  title: 'Stop: web',
  steps,
  epoch: 1,
  begun: 0,
  ...about,
})

/** A running machine as a target. */
export function machine(id: string, status = 'running'): RecordTarget {
  const record = { uuid: id, name: id, status, billing_account: 1, storage: [] }
  return {
    row: { key: `tll/${id}`, id, record, location: 'tll', odd: undefined },
    subject: subject({ record, location: 'tll' }),
    name: id,
  }
}
