import { mainAccount, type WorldOptions } from './world'

/** A world whose prices are compared with what it charges. */
export interface PricedWorld {
  name: string
  options: WorldOptions
  /** Where new things are made, and the account that pays for them. */
  location: string
  account: number
  /** Number of non-zero prices by type: lists, records alone (own), parts, elements. */
  costly: Readonly<Record<string, number>>
}

/** Three worlds with different records, locations, currencies and discounts of the payer. */
export const pricedWorlds: readonly PricedWorld[] = [
  {
    name: 'a small world in euros',
    options: { seed: 'small', key: 'demo-customer' },
    location: 'tll',
    account: mainAccount,
    costly: {
      bare_metal: 3,
      'bare_metal:own': 3,
      'bare_metal:parts': 3,
      bucket: 5,
      'bucket:own': 5,
      'bucket:parts': 5,
      disk: 18,
      'disk:own': 18,
      'disk:parts': 18,
      ip_address: 11,
      'ip_address:own': 11,
      'ip_address:parts': 11,
      load_balancer: 1,
      'load_balancer:own': 1,
      'load_balancer:parts': 1,
      managed_service: 3,
      'managed_service:own': 3,
      'managed_service:parts': 3,
      virtual_machine: 11,
      'virtual_machine:own': 9,
      'virtual_machine:parts': 11,
      'virtual_machine:disks': 12,
    },
  },
  {
    name: 'a world of few machines in rupiah, a tenth off',
    options: { seed: 'delegate', key: 'demo-delegate', currency: 'IDR' },
    location: 'trtu',
    account: 120377,
    costly: {
      bucket: 1,
      'bucket:own': 1,
      'bucket:parts': 1,
      disk: 3,
      'disk:own': 3,
      'disk:parts': 3,
      ip_address: 3,
      'ip_address:own': 3,
      'ip_address:parts': 3,
      managed_service: 1,
      'managed_service:own': 1,
      'managed_service:parts': 1,
      virtual_machine: 3,
      'virtual_machine:own': 3,
      'virtual_machine:parts': 3,
      'virtual_machine:disks': 3,
    },
  },
  {
    name: 'a larger world in US dollars, with prices of its own in one place',
    options: { seed: 'busy', key: 'demo-customer', currency: 'USD' },
    location: 'jhv',
    account: mainAccount,
    costly: {
      bare_metal: 15,
      'bare_metal:own': 15,
      'bare_metal:parts': 15,
      bucket: 34,
      'bucket:own': 34,
      'bucket:parts': 34,
      disk: 330,
      'disk:own': 330,
      'disk:parts': 330,
      ip_address: 133,
      'ip_address:own': 133,
      'ip_address:parts': 133,
      load_balancer: 12,
      'load_balancer:own': 12,
      'load_balancer:parts': 12,
      managed_service: 24,
      'managed_service:own': 24,
      'managed_service:parts': 24,
      virtual_machine: 330,
      'virtual_machine:own': 276,
      'virtual_machine:parts': 330,
      'virtual_machine:disks': 330,
    },
  },
]
