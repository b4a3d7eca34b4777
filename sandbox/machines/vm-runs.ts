import type { VirtualMachine } from '../entities'
import { readPlatformTime } from '../format-time'
import { createRandom } from '../random'
import type { VmRun, VmState } from '../store/kinds'

type Powered = Pick<VirtualMachine, 'uuid' | 'status' | 'created_at' | 'updated_at' | 'vcpu' | 'memory'>

const isOn = ({ status }: Powered): boolean => status === 'running' || status === 'stopping'

const hour = 3_600_000

/**
 * Runs of a machine, ascending. A machine that was never switched since its world was made gets a simulated past: every
 * third one was off for some minutes a few hours before its world began.
 */
export function runsOf(document: Powered, state: Pick<VmState, 'runs'>): readonly VmRun[] {
  if (state.runs) return state.runs
  const { uuid, vcpu, memory } = document
  const from = readPlatformTime(document.created_at)
  const size = { vcpu, memory }
  if (!isOn(document)) {
    const to = readPlatformTime(document.updated_at ?? document.created_at)
    return document.status === 'stopped' && to > from ? [{ from, to, ...size }] : []
  }
  const random = createRandom(`outage:${uuid}`)
  const off = Date.UTC(2026, 10, 21, 5) - Math.floor(random() * 2 * hour)
  const on = off + Math.floor((0.1 + 0.3 * random()) * hour)
  if (random() > 1 / 3 || off < from + hour) return [{ from, to: null, ...size }]
  return [
    { from, to: off, ...size },
    { from: on, to: null, ...size },
  ]
}

/** The runs after a change at `now`; undefined if the change does not switch the machine on or off. */
export function runsAfter(
  before: Powered,
  after: Powered,
  state: Pick<VmState, 'runs'>,
  now: number,
): readonly VmRun[] | undefined {
  if (isOn(before) === isOn(after)) return undefined
  const runs = runsOf(before, state)
  const { vcpu, memory } = after
  if (isOn(after)) return [...runs, { from: now, to: null, vcpu, memory }]
  return runs.map((run) => (run.to === null ? { ...run, to: now } : run))
}
