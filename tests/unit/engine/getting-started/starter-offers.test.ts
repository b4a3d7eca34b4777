import { describe, expect, it } from 'vitest'
import {
  firstStarterOffers,
  starterOfferHref,
  starterOffersOf,
} from '../../../../src/engine/getting-started/starter-offers'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as service } from '../../../../src/generated/resources/managed-service'
import { resource as machine } from '../../../../src/generated/resources/virtual-machine'

const all = { feature: () => true }
const ids = (offers: ReturnType<typeof starterOffersOf>): string[] => offers.map(({ offer }) => offer.id)

describe('what one can begin with', () => {
  it('is what the type offers on this site', () => {
    expect(ids(starterOffersOf(machine, all))).toEqual(['small', 'app', 'own'])
    expect(ids(starterOffersOf(service, { feature: () => false }))).not.toContain('kubernetes')
  })

  it('is, of several types, the first that say what one gets', () => {
    expect(ids(firstStarterOffers([machine, disk, service], all, 3))).toEqual(['small', 'app', 'postgresql'])
    expect(firstStarterOffers([disk], all, 3)).toEqual([])
  })

  it('leads to the form with its values', () => {
    const [small, , own] = starterOffersOf(machine, all)
    expect(small && starterOfferHref(small)).toBe('/compute/create?osName=ubuntu&vcpu=1&ram=1024&disks=20')
    expect(own && starterOfferHref(own)).toBe('/compute/create')
    expect(
      small &&
        starterOfferHref({ ...small, resource: { ...machine, routes: { ...machine.routes, create: null } } }),
    ).toBeUndefined()
  })
})
