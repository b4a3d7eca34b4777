import { expect, it } from 'vitest'
import { createSite } from '../../../../src/platform/site/site'
import { siteInUse } from '../../../../src/platform/site/site-in-use'
import { unreadSite } from '../../../../src/platform/site/unread-site'
import { plainSite } from '../stand'

it('[SITE-29] [SITE-30] before the configuration: machines, addresses and chat are on, everything else is off', () => {
  const switches = [
    'vmsEnabled',
    'ipsEnabled',
    'chatEnabled',
    'bareMetalEnabled',
    'firewallEnabled',
    'disksEnabled',
    'vmAppsEnabled',
    'privateNetworksEnabled',
    'loadBalancerEnabled',
    'storageEnabled',
    'servicesEnabled',
    'kubernetesEnabled',
  ]
  expect(switches.filter((name) => unreadSite.feature(name))).toEqual([
    'vmsEnabled',
    'ipsEnabled',
    'chatEnabled',
  ])
})

it('[SITE-54] the configuration cannot be read too early', () => {
  expect(() => siteInUse.get().config).toThrow(
    'Configuration not loaded yet, it must be manually fetched before the first use',
  )
  siteInUse.set(createSite({ ...plainSite, vmsEnabled: false }))
  expect(siteInUse.get().config.siteName).toBe('Test Cloud')
  expect(siteInUse.get().feature('vmsEnabled')).toBe(false)
  siteInUse.set(unreadSite)
})
