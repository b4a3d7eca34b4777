import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import type { Environment } from '../../manifest/subject'
import { accountsIn, accountsOperation, chosenAccount } from '../../platform/account/use-billing-account'
import type { Platform } from '../../platform/platform'
import { environmentOf } from './use-environment'

/**
 * The environment for work without a screen. Accounts that cannot be read count as open, and the user as no
 * administrator: the platform decides.
 */
export async function environmentNow({ client, queries, site }: Platform): Promise<Environment> {
  const read = isDescribed(accountsOperation)
    ? queries.fetchQuery(operationQuery(client, accountsOperation, {})).then(accountsIn, () => undefined)
    : undefined
  const accounts = await read
  return environmentOf(site, { ...chosenAccount(accounts ?? []), known: accounts !== undefined }, false)
}
