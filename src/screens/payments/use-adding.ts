import { useEffect, useState } from 'react'
import { useSettling } from '../../engine/data/settling'
import { useOneCall } from '../../platform/use-one-call'
import type { Adding, Attempt } from './adding'

/** Where the adding of a way to pay stands, and how it goes on. */
export interface AddingState {
  readonly adding: Adding
  /** What the last attempt came to: said until the next one is made. */
  readonly attempt: Attempt | undefined
  readonly forget: () => void
  readonly tell: (adding: Adding) => void
  /** What a step has come to. */
  readonly end: (adding: Adding) => void
  readonly pending: boolean
  /** Makes the next step. */
  readonly go: (work: () => Promise<Adding>) => void
}

/**
 * Follows the steps of adding. Once it is over, or goes on elsewhere, this document is left (`leave`).
 * @param back address of the account
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

/** Asks again and again while bank or vendor have not answered. */
export function useAsking({ adding, go }: AddingState, ask: () => Promise<Adding>): void {
  useSettling(adding.at === 'pending' || adding.at === 'waiting', () => go(ask))
}

/** Whether the fields are used, or what is in them is under way. */
export function usesFields({ adding }: Pick<AddingState, 'adding'>): boolean {
  return ['fields', 'vendor', 'saving', 'verifying'].includes(adding.at)
}
