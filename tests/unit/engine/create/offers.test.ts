import { describe, expect, it } from 'vitest'
import { firstOffers, offerHref, offersOf } from '../../../../src/engine/create/offers'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as service } from '../../../../src/generated/resources/managed-service'
import { resource as machine } from '../../../../src/generated/resources/virtual-machine'

const all = { feature: () => true }
const ids = (offers: ReturnType<typeof offersOf>): string[] => offers.map(({ offer }) => offer.id)

describe('what one can begin with', () => {
  it('is what the type offers on this site', () => {
    expect(ids(offersOf(machine, all))).toEqual(['small', 'app', 'own'])
    expect(ids(offersOf(service, { feature: () => false }))).not.toContain('kubernetes')
  })

  it('is, of several types, the first that say what one gets', () => {
    expect(ids(firstOffers([machine, disk, service], all, 3))).toEqual(['small', 'app', 'postgresql'])
    expect(firstOffers([disk], all, 3)).toEqual([])
  })

  it('leads to the form with its values', () => {
    const [small, , own] = offersOf(machine, all)
    expect(small && offerHref(small)).toBe('/compute/create?osName=ubuntu&vcpu=1&ram=1024&disks=20')
    expect(own && offerHref(own)).toBe('/compute/create')
    expect(
      small && offerHref({ ...small, resource: { ...machine, routes: { ...machine.routes, create: null } } }),
    ).toBeUndefined()
  })
})
