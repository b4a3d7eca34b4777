import { stateOf } from '../../manifest/states'
import type { CompiledAction } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { toastError } from '../../platform/toast'
import { rereadRecord } from '../data/reread'
import { titleOf } from '../data/title'
import { expectationOf, expectations } from './expectations'
import type { Performance } from './performance'

/** Milliseconds between two looks at the record. */
const interval = 3000
/** What a state may take longer than usual, as a share, before nothing follows any more. */
const patience = 1.5

/**
 * Waits until a record has reached the state an action leads to, then does what is to follow it, as the start that makes a
 * stop a restart. It goes on while the console is open, whatever page is shown; nothing follows when the record is gone,
 * has taken too long, waits for something else by now, or when somebody else is signed in.
 */
export async function followUp(
  platform: Platform,
  performance: Performance,
  perform: (platform: Platform, next: Performance) => Promise<unknown>,
): Promise<void> {
  const { resource, action } = performance
  const { expect } = action
  const next = resource.actions[expect?.next ?? '']
  if (!expect || !next || !resource.states) return
  // What cannot be noted follows all the same; only a reload meanwhile could not be told of.
  const noted = import('./note-following').then(
    ({ noteFollowing }) => noteFollowing(platform, performance, next),
    () => undefined,
  )
  try {
    await follow(platform, performance, next, perform)
  } finally {
    void noted.then((forget) => forget?.())
  }
}

async function follow(
  platform: Platform,
  { resource, action, rowKey, subject }: Performance,
  next: CompiledAction,
  perform: (platform: Platform, next: Performance) => Promise<unknown>,
): Promise<void> {
  const { expect } = action
  const { states } = resource
  if (!expect || !states) return
  const { epoch } = platform.client.identity()
  const since = platform.now()
  const isMine = (): boolean => {
    const awaited = expectationOf(expectations.get(), resource.type, rowKey, epoch)
    return platform.client.identity().epoch === epoch && (!awaited || awaited.action === action.id)
  }
  while (platform.now() - since < expect.seconds * patience * 1000) {
    await new Promise((resolve) => setTimeout(resolve, interval))
    if (!isMine()) return
    const record = await rereadRecord(platform, resource, subject).catch(() => subject.record)
    if (!record) return
    const present = { ...subject, record }
    if (stateOf(states, present) !== expect.state) continue
    if (!isMine()) return
    await perform(platform, { resource, action: next, rowKey, subject: present, typed: {} }).catch(
      (error: unknown) =>
        toastError(platform, error, { text: writeAbout(platform, error, titleOf(resource, present)) }),
    )
    return
  }
}
