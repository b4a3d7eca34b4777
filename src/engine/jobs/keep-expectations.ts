import { isRecord } from '../../lib/is-record'
import type { Session } from '../../platform/session/session'
import { ownDraft } from '../fields/draft'
import { expectations, type Expectation } from './expectations'

type Kept = Omit<Expectation, 'epoch'>

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.state === 'string' &&
    typeof value.since === 'number' &&
    typeof value.seconds === 'number' &&
    isTextOrNull(value.action) &&
    isTextOrNull(value.escalate)
  )
}

/**
 * Keeps what is waited for over a reload of the page and a new key of the same user, in this tab and for whoever is signed
 * in, so that a countdown and what is offered at its end are not lost. Called once, before anything is drawn.
 */
export function keepExpectations(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  session: Pick<Session, 'get' | 'owner'>,
): void {
  const kept = ownDraft(session, 'awaited', storage)
  const own = (): [string, Expectation][] => {
    const { epoch } = session.get()
    return [...expectations.get()].filter(([, each]) => each.epoch === epoch)
  }
  const putBack = (): void => {
    const { epoch } = session.get()
    const known = Object.entries(kept.read() ?? {}).flatMap(([key, value]): [string, Expectation][] =>
      isKept(value) ? [[key, { ...value, epoch }]] : [],
    )
    expectations.set(new Map([...expectations.get(), ...known, ...own()]))
  }
  putBack()
  session.owner.subscribe(putBack)
  expectations.subscribe(() => {
    const present = own()
    if (present.length === 0) kept.clear()
    else kept.write(Object.fromEntries(present))
  })
}
