/** Credit for a code. Amounts in euros, converted if the deployment charges in another currency. */
export interface Campaign {
  readonly code: string
  readonly credit: number
  /** Top-up required first; 0 if the credit is given at once. */
  readonly requiredTopup: number
  /** Whether the code is still accepted. */
  readonly isOpen: boolean
}

/** Campaigns of the demo deployment: one that gives credit at once, one that asks for a top-up, one that is over. */
export const campaigns: readonly Campaign[] = [
  { code: 'AUTUMN26', credit: 15, requiredTopup: 0, isOpen: true },
  { code: 'STARTUP50', credit: 50, requiredTopup: 100, isOpen: true },
  { code: 'SPRING25', credit: 20, requiredTopup: 0, isOpen: false },
]
