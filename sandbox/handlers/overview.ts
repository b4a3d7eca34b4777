import { forbiddenFailure, serviceFailure } from '../failures'
import { ownedBy } from '../identity'
import type { HandlersOf } from './handler'

/** What belongs to no location: billing accounts, configuration, prices and the user. */
export const overviewHandlers: HandlersOf<
  | 'listBillingAccounts'
  | 'getSiteConfig'
  | 'listLocations'
  | 'listVmImages'
  | 'listVmParameters'
  | 'getCurrentPrices'
  | 'listHostPools'
  | 'getUser'
  | 'getPrivileges'
> = {
  listBillingAccounts: ({ records, caller }) =>
    records.list('account', { ...ownedBy(caller), location: '' }).map(({ document }) => document),

  getSiteConfig: ({ catalogue }) => catalogue.site,

  listLocations: ({ catalogue }) => [...catalogue.locations],

  listVmImages: ({ catalogue }) => [...catalogue.images],

  listVmParameters: ({ catalogue }) => [...catalogue.parameters],

  getCurrentPrices: ({ catalogue }) => [...catalogue.prices],

  listHostPools: ({ catalogue, location }) => [...catalogue.hostPools(location)],

  /** A delegate sees the owner: the key acts as that user. */
  getUser: ({ records, caller }) => {
    const user = records.find('user', { key: `${caller.owner}` })
    if (!user) throw serviceFailure(`User ${caller.owner} is gone`)
    return user.document
  },

  /** Only the status says anything: 200 for an administrator, 403 for everybody else (specification section 6). */
  getPrivileges: ({ caller }) => {
    if (!caller.isAdmin) throw forbiddenFailure('You are not allowed to use this resource')
    return {}
  },
}
