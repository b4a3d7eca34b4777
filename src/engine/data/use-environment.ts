import { useMemo } from 'react'
import { operationKey } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import type { KeyKind } from '../../lib/key-kinds'
import type { CompiledResource } from '../../manifest/compiled'
import type { Environment } from '../../manifest/subject'
import {
  isAccountLimited,
  isAccountOpen,
  useBillingAccounts,
  type BillingAccounts,
} from '../../platform/account/use-billing-account'
import { limitOf, useKeyKinds } from '../../platform/account/key-limit'
import { useAdministrator } from '../../platform/account/use-user'
import { usePlatform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'

/** Whether a user has this sign-in name. Names are compared as the platform does: without case. */
function isNamed(user: unknown, name: unknown): boolean {
  if (!isRecord(user) || typeof user.name !== 'string' || typeof name !== 'string') return false
  return user.name.toLowerCase() === name.trim().toLowerCase()
}

/**
 * The environment of every condition. It only controls visibility and the server decides, so an unknown account counts as
 * open.
 * @param user returns the user once read; called when a condition is judged, so that its answer causes no render
 */
export function environmentOf(
  site: Site,
  { accounts, current, known }: Pick<BillingAccounts, 'accounts' | 'current' | 'known'>,
  administrator: boolean,
  kinds: readonly KeyKind[] = [],
  user: () => unknown = () => undefined,
): Environment {
  const closed = new Set<unknown>(accounts.filter((account) => !isAccountOpen(account)).map(({ id }) => id))
  const limited = new Set<unknown>(accounts.filter(isAccountLimited).map(({ id }) => id))
  return {
    site: site.config,
    feature: site.feature,
    administrator,
    acting: kinds.includes('acting'),
    billingAccount: current?.id ?? null,
    billingAccountOpen: !known || isAccountOpen(current),
    accountOpen: (id) => !closed.has(id),
    accountLimited: (id) => limited.has(id),
    isUser: (name) => isNamed(user(), name),
    keyLimit: (operation) => limitOf(kinds, operation),
    locationOpen: (slug) => site.location(slug)?.create_resource_disabled !== true,
  }
}

/** Memoised environment of a screen. The user is read only if the `resource`'s conditions depend on it. */
export function useEnvironment(
  options: { resource?: Pick<CompiledResource, 'asksAdministrator'>; accounts?: boolean } = {},
): Environment {
  const { site, client, queries } = usePlatform()
  const { accounts, current, known } = useBillingAccounts(options.accounts ?? true)
  const administrator = useAdministrator(options.resource?.asksAdministrator ?? false)
  const kinds = useKeyKinds()
  return useMemo(
    () =>
      environmentOf(site, { accounts, current, known }, administrator, kinds, () =>
        queries.getQueryData(operationKey(client, 'getUser', {})),
      ),
    [site, accounts, current, known, administrator, kinds, client, queries],
  )
}
