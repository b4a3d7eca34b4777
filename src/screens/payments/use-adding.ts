import { useEffect, useState } from 'react'
import { useSettling } from '../../platform/settling'
import { useOneCall } from '../../platform/use-one-call'
import type { Adding, Attempt } from './adding'

/** State of adding a way to pay, and its next steps. */
export interface AddingState {
  readonly adding: Adding
  /** Result of the last attempt, shown until the next one. */
  readonly attempt: Attempt | undefined
  readonly forget: () => void
  readonly tell: (adding: Adding) => void
  /** Sets the result of a step. */
  readonly end: (adding: Adding) => void
  readonly pending: boolean
  /** Runs the next step. */
  readonly go: (work: () => Promise<Adding>) => void
}

/**
 * Follows the steps of adding. Leaves this document (`leave`) once done, or to continue elsewhere.
 * @param back URL of the account
 */
export function useAdding(leave: (address: string) => void, back: string): AddingState {
  const [adding, setAdding] = useState<Adding>({ at: 'fields' })
  const [attempt, setAttempt] = useState<Attempt>()
  const { pending, run } = useOneCall()
  const address = adding.at === 'done' ? back : adding.at === 'leaving' ? adding.address : undefined
  useEffect(() => {
    if (address !== undefined) leave(address)
  }, [address, leave])
  const end = (next: Adding): void => {
    setAttempt(next.at === 'fields' ? next.result : undefined)
    setAdding(next)
  }
  return {
    adding,
    attempt,
    end,
    forget: () => setAttempt(undefined),
    tell: setAdding,
    pending,
    go: (work) => void run(async () => end(await work())),
  }
}

/** Polls while bank or vendor have not answered. */
export function useAsking({ adding, go }: AddingState, ask: () => Promise<Adding>): void {
  useSettling(adding.at === 'pending' || adding.at === 'waiting', () => go(ask))
}

/** Whether the fields are in use, or their content is being processed. */
export function usesFields({ adding }: Pick<AddingState, 'adding'>): boolean {
  return ['fields', 'vendor', 'saving', 'verifying'].includes(adding.at)
}
