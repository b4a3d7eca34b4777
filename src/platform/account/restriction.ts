import type { components } from '../../generated/api-types'
import type { IconName } from '../../lib/icon-names'

/** The most severe restriction of an account. All but `limited` close it: nothing new can be made with it. */
export type Restriction = 'suspended' | 'pending' | 'terminated' | 'frozen' | 'limited'

/** Why an account is restricted, by status and restriction level (specification section 4); undefined if it is not. */
export function restrictionOf({
  status,
  restriction_level: level,
}: Pick<components['schemas']['BillingAccount'], 'status' | 'restriction_level'>): Restriction | undefined {
  if (level === 'TERMINATED') return 'terminated'
  if (status === 'SUSPENDED') return 'suspended'
  if (level === 'FROZEN') return 'frozen'
  if (status === 'PENDING_VALIDATION') return 'pending'
  return level === 'LIMITED' ? 'limited' : undefined
}

/** Tone and icon of each restriction. */
export const restrictionLooks: Readonly<
  Record<Restriction, { tone: 'error' | 'warning' | 'info'; icon: IconName }>
> = {
  suspended: { tone: 'error', icon: 'circle-slash' },
  terminated: { tone: 'error', icon: 'ban' },
  frozen: { tone: 'error', icon: 'snowflake' },
  pending: { tone: 'info', icon: 'user-round-check' },
  limited: { tone: 'warning', icon: 'gauge' },
}
