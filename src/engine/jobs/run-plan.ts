import { ApiError } from '../../api/errors'
import { holds } from '../../manifest/condition'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { stateOf } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { toastError, toastSuccess } from '../../platform/toast'
import { perform } from './perform'
import { rereadRecord } from '../data/reread'
import { holdPage } from '../routing/hold-page'
import { keepPlans } from './keep-plans'
import { isShown, planOf, plans, setPlan, type Plan } from './plan'

/** Seconds a step may wait until it can be done. */
const patience = 300
/** Seconds more than usual until a state that is awaited is given up. */
const grace = 60
/** Milliseconds between two looks at the record. */
const interval = 1500

/** What a plan is run on. */
export interface PlanTarget {
  resource: CompiledResource
  rowKey: string
  /** The record as it was when the plan was made, and what surrounds it. */
  subject: Subject
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds))
}

/**
 * Reads the record again and again until something holds of it. Throws when it is gone or when that takes too long; a
 * read that fails is only a look that saw nothing.
 */
async function until(
  platform: Platform,
  { resource, subject }: PlanTarget,
  seconds: number,
  isSo: (about: Subject) => boolean,
): Promise<Subject> {
  const start = platform.now()
  for (;;) {
    let unread: unknown
    const record = await rereadRecord(platform, resource, subject).catch((error: unknown) => {
      unread = error
      return undefined
    })
    if (record === undefined && unread === undefined)
      throw new ApiError('generic', platform.texts.t('action.gone'))
    const about = { ...subject, record }
    if (record !== undefined && isSo(about)) return about
    if (platform.now() - start > seconds * 1000)
      throw unread ?? new ApiError('generic', platform.texts.t('plan.late'))
    await pause(interval)
  }
}

/** How a step is done: whether it is wanted still, and how far it came before a reload. */
interface StepCourse {
  isWanted: () => boolean
  /** It was interrupted here: its state may have come meanwhile, and then it is done. */
  resumed: boolean
  /** Its call was answered before; only its state is waited for. */
  begun: boolean
  /** The call is about to be made, and was answered. */
  mark: (far: 'sent' | 'begun') => void
}

/** Does one step, unless the plan was given up while it had to wait. */
async function runStep(
  platform: Platform,
  target: PlanTarget,
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  { isWanted, resumed, begun, mark }: StepCourse,
): Promise<void> {
  const { resource, rowKey } = target
  const { expect } = action
  const { states } = resource
  const isReached = (about: Subject): boolean =>
    expect !== undefined && states !== null && stateOf(states, about) === expect.state
  if (!begun) {
    const subject = await until(
      platform,
      target,
      patience,
      (about) => !isWanted() || holds(action.when, about) || (resumed && isReached(about)),
    )
    if (!isWanted() || (resumed && isReached(subject) && !holds(action.when, subject))) return
    mark('sent')
    await perform(platform, { resource, action, rowKey, subject, typed })
    mark('begun')
  }
  if (!expect || !states) return
  await until(platform, target, expect.seconds + grace, (about) => !isWanted() || isReached(about))
}

/**
 * Runs a plan from its first step that is not done. It stops at the first failure and does nothing after it; what is done
 * stays done. Running again goes on from there. Closing the page meanwhile asks first.
 */
export async function runPlan(platform: Platform, target: PlanTarget): Promise<void> {
  keepPlans(platform.session)
  const letGo = holdPage()
  try {
    await runSteps(platform, target)
  } finally {
    letGo()
  }
}

async function runSteps(platform: Platform, target: PlanTarget): Promise<void> {
  const { resource, rowKey } = target
  const { epoch } = platform.client.identity()
  const present = (): Plan | undefined => planOf(plans.get(), resource.type, rowKey, epoch)
  const start = present()
  if (!start) return
  const { failure: _failure, interrupted, ...fresh } = start
  setPlan(resource.type, rowKey, fresh)
  for (const [index, step] of start.steps.entries()) {
    if (index < start.done) continue
    const action = resource.actions[step.action]
    try {
      if (!action) throw new Error(`${step.action} is null or undefined`)
      const resumed = interrupted === true && index === start.done
      await runStep(platform, target, action, step.typed, {
        isWanted: () => present() !== undefined,
        resumed,
        begun: resumed && start.begun === index,
        mark: (far) => {
          const plan = present()
          if (plan) setPlan(resource.type, rowKey, { ...plan, [far]: index })
        },
      })
    } catch (failure) {
      const plan = present()
      if (plan) setPlan(resource.type, rowKey, { ...plan, sent: undefined, begun: undefined, failure })
      if (plan && !isShown(resource.type, rowKey))
        toastError(platform, failure, {
          text: writeAbout(platform, failure, `${plan.name}, ${step.label}`),
          retry: () => void runPlan(platform, target),
        })
      return
    }
    const plan = present()
    if (!plan) return
    setPlan(resource.type, rowKey, { ...plan, done: index + 1 })
  }
  const finished = present()
  setPlan(resource.type, rowKey, undefined)
  if (!finished) return
  const { name, steps } = finished
  const [only] = steps.length === 1 ? steps : []
  const done = only && platform.texts.resource(resource.type, textKeys.action(only.action, 'done'), { name })
  toastSuccess(platform, done ?? platform.texts.t('plan.done', { name }))
}

/** Makes a plan for a record and begins to run it. */
export function startPlan(platform: Platform, target: PlanTarget, plan: Pick<Plan, 'name' | 'steps'>): void {
  if (plan.steps.length === 0) return
  keepPlans(platform.session)
  const { epoch } = platform.client.identity()
  setPlan(target.resource.type, target.rowKey, { ...plan, done: 0, epoch })
  void runPlan(platform, target)
}
