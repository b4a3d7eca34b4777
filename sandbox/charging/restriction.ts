import type { RestrictionLevel } from '../entities'
import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import { fromEuros, toMinor } from './currency'

type Account = StoredRow<'account'>

const day = 24 * 60 * 60 * 1000

/** How long an account may be frozen before it is terminated. */
const frozenLimit = 30 * day

const defaultClearThreshold = 25
const deploymentKey = 'payment'

/** Sum of top-ups, in minor units, from which a new account is no longer LIMITED. */
export function clearThreshold({ records, catalogue }: Pick<Work, 'records' | 'catalogue'>): number {
  const stored = records.find('deployment', { key: deploymentKey })
  const { currency } = catalogue
  return (
    stored?.state.clearTopupThreshold ?? toMinor(fromEuros(defaultClearThreshold, currency), currency) ?? 0
  )
}

/** Sets it, in minor units. */
export function setClearThreshold({ records }: Pick<Work, 'records'>, threshold: number): void {
  const stored = records.find('deployment', { key: deploymentKey })
  const state = { clearTopupThreshold: threshold }
  if (stored) records.save({ ...stored, state })
  else
    records.insert('deployment', {
      ...{ location: '', owner: 0, account: null, key: deploymentKey, parent: null, due: null },
      document: null,
      state,
    })
}

/**
 * Whether the balance (minor units) is negative without permission: the account may not have debt, or a usage invoice is
 * overdue at `at`.
 */
export function isOverdrawn({ document, state }: Account, balance: number, at: number): boolean {
  const isOverdue = state.unpaid.some(({ isDebt, dueAt }) => isDebt && dueAt <= at)
  return balance < 0 && (document.allow_debt !== true || isOverdue)
}

/** Times at which the level changes without any other change. */
export function levelChanges({ state }: Account): number[] {
  const overdue = state.unpaid.flatMap(({ isDebt, dueAt }) => (isDebt ? [dueAt] : []))
  return state.frozenSince === null ? overdue : [...overdue, state.frozenSince + frozenLimit]
}

/**
 * The restriction level. A level set by the provider wins, and a terminated account stays terminated. An overdrawn
 * account is frozen and, after `frozenLimit`, terminated. A new account is limited until its top-ups reach the threshold.
 */
export function levelOf(work: Work, { document, state }: Account): RestrictionLevel {
  const override = document.open_level_override
  if (isLevel(override)) return override
  if (document.restriction_level === 'TERMINATED') return 'TERMINATED'
  if (state.frozenSince !== null) return work.now - state.frozenSince >= frozenLimit ? 'TERMINATED' : 'FROZEN'
  return state.toppedUp < clearThreshold(work) ? 'LIMITED' : 'CLEAR'
}

function isLevel(text: string | null | undefined): text is RestrictionLevel {
  return text === 'CLEAR' || text === 'LIMITED' || text === 'FROZEN' || text === 'TERMINATED'
}
