/** Credit that a code gives. Amounts in euros, converted where the deployment charges in another currency. */
export interface Campaign {
  readonly code: string
  readonly credit: number
  /** Sum to top up first; nothing when the credit is given at once. */
  readonly requiredTopup: number
  /** Whether codes are still taken. */
  readonly isOpen: boolean
}

/** Campaigns of the demo deployment: one that gives credit at once, one that asks for a top-up, one that is over. */
export const campaigns: readonly Campaign[] = [
  { code: 'AUTUMN26', credit: 15, requiredTopup: 0, isOpen: true },
  { code: 'STARTUP50', credit: 50, requiredTopup: 100, isOpen: true },
  { code: 'SPRING25', credit: 20, requiredTopup: 0, isOpen: false },
]
