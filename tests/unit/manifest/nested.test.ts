import { describe, expect, it } from 'vitest'
import { memberPatch, spreadMembers, withMember } from '../../../src/manifest/nested'

describe('a name that leads into an object', () => {
  it('sets a member, creates missing parents and keeps siblings', () => {
    expect(withMember({}, 'spec.provider.workers', [])).toEqual({ spec: { provider: { workers: [] } } })
    const before = { volume: { size: 20, kind: 'nvme' }, min: 1 }
    expect(withMember(before, 'volume.size', 60)).toEqual({ volume: { size: 60, kind: 'nvme' }, min: 1 })
    expect(before.volume.size).toBe(20)
  })

  it('takes the place of something that is no object', () => {
    expect(withMember({ volume: 20 }, 'volume.size', 60)).toEqual({ volume: { size: 60 } })
  })

  it('gives the one property that changes', () => {
    expect(memberPatch({ volume: { size: 20 }, min: 1 }, 'volume.size', 60)).toEqual({ volume: { size: 60 } })
    expect(memberPatch({ min: 1 }, 'min', 2)).toEqual({ min: 2 })
  })
})

describe('a body by the names that lead into it', () => {
  const body = { service: 'mariadb', place: { location: 'tll', network: 'n', zone: { id: 'a' } } }

  it('has a property for each, and keeps what no name leads to', () => {
    expect(spreadMembers(body, ['service', 'place.location', 'place.zone.id'])).toEqual({
      service: 'mariadb',
      'place.location': 'tll',
      'place.zone.id': 'a',
      place: { network: 'n' },
    })
  })

  it('leaves no empty object, and ignores a missing member', () => {
    expect(spreadMembers({ place: { location: 'tll' } }, ['place.location', 'place.network'])).toEqual({
      'place.location': 'tll',
    })
  })

  it('does not look into texts', () => {
    expect(spreadMembers({ place: '{"location":"tll"}' }, ['place.location'])).toEqual({
      place: '{"location":"tll"}',
    })
  })
})
