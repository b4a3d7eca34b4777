import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import type { Surroundings } from '../../manifest/subject'
import { accountsIn, accountsOperation, chosenAccount } from '../../platform/account/use-billing-account'
import type { Platform } from '../../platform/platform'
import { surroundingsOf } from './use-surroundings'

/**
 * What surrounds records, for work that no screen shows. Accounts that cannot be read count as open, and nobody as an
 * administrator: the platform decides.
 */
export async function surroundingsNow({ client, queries, site }: Platform): Promise<Surroundings> {
  const read = isDescribed(accountsOperation)
    ? queries.fetchQuery(operationQuery(client, accountsOperation, {})).then(accountsIn, () => undefined)
    : undefined
  const accounts = await read
  return surroundingsOf(site, { ...chosenAccount(accounts ?? []), known: accounts !== undefined }, false)
}
