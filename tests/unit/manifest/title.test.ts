import { describe, expect, it } from 'vitest'
import { titleJoins, titleOf, titleOfId } from '../../../src/manifest/title'
import { detailPath, fillRoute, subjectPath } from '../../../src/manifest/routes'
import { joined, subject } from './support'
import { resourceOf } from '../engine/support'

const uuid = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

describe('what a record is called', () => {
  const resource = { title: ['display_name', '$machine.name', 'uuid'], key: 'uuid' }

  it('is the first of its names that is not empty', () => {
    expect(titleOf(resource, subject({ record: { display_name: 'data', uuid } }))).toBe('data')
    expect(titleOf(resource, joined({ display_name: '', uuid }, { machine: { name: 'web' } }))).toBe('web')
  })

  it('is its identity, shortened, when it has no name [LIST-07]', () => {
    expect(titleOf(resource, subject({ record: { display_name: null, uuid } }))).toBe('7c1e40f2…b93a')
    expect(titleOf({ ...resource, title: ['display_name'] }, subject({ record: { uuid } }))).toBe(
      '7c1e40f2…b93a',
    )
  })

  it('is its identity whole where that is its name, however long', () => {
    const bucket = { title: ['name'], key: 'name' }
    for (const name of ['customer-uploads-production-europe-north-2026', uuid]) {
      expect(titleOf(bucket, subject({ record: { name } }))).toBe(name)
      expect(titleOfId(bucket, name)).toBe(name)
    }
    expect(titleOfId(resource, uuid)).toBe('7c1e40f2…b93a')
  })

  it('is never blank and never "undefined"', () => {
    expect(titleOf(resource, subject({ record: {} }))).toBe('?')
    expect(titleOf(resource, subject())).toBe('?')
  })

  it('is nothing but text or a number', () => {
    expect(titleOf(resource, subject({ record: { display_name: { text: 'data' }, uuid } }))).toBe(
      '7c1e40f2…b93a',
    )
  })

  it('is several values together where all of them are there', () => {
    const part = { title: ['display_name', ['$machine.name', '$place.name'], 'uuid'], key: 'uuid' }
    const named = (record: object, added: Record<string, unknown>) =>
      titleOf(part, joined({ uuid, ...record }, added))
    expect(named({}, { machine: { name: 'web' }, place: { name: 'vda' } })).toBe('web · vda')
    expect(named({ display_name: 'data' }, { machine: { name: 'web' }, place: { name: 'vda' } })).toBe('data')
    expect(named({}, { machine: { name: 'web' } })).toBe('7c1e40f2…b93a')
    expect(named({}, { machine: { name: '' }, place: { name: 'vda' } })).toBe('7c1e40f2…b93a')
  })

  it('needs the lists of the joins it speaks of, and no others', () => {
    const join = { operation: 'listVms', theirs: 'uuid', ours: 'uuid', take: 'one' } as const
    const joins = { machine: join, place: join, other: join }
    expect(titleJoins({ title: ['name', ['$machine.name', '$place.name']], joins })).toEqual([
      'machine',
      'place',
    ])
    expect(titleJoins({ title: ['name'], joins })).toEqual([])
  })

  it('may be a number', () => {
    expect(titleOf({ title: ['title'], key: 'id' }, subject({ record: { id: 120348 } }))).toBe('120348')
  })
})

describe('the address of a record', () => {
  it('is its route with the braces filled, each value within its part', () => {
    expect(fillRoute('/a/{location}/{id}', { location: 'tll', id: '../x?y#z' })).toBe('/a/tll/..%2Fx%3Fy%23z')
    expect(fillRoute('/a/{id}', {})).toBe('/a/')
  })

  it('is that of its type, or none', () => {
    const resource = resourceOf()
    expect(detailPath(resource, 'a', 'tll')).toBe('/things/tll/a')
    expect(detailPath(resource, '', 'tll')).toBeUndefined()
    expect(detailPath({ routes: { list: '/x', detail: null, create: null } }, 'a', 'tll')).toBeUndefined()
    expect(subjectPath(resource, subject({ record: { uuid }, location: 'jhv' }))).toBe(`/things/jhv/${uuid}`)
    expect(subjectPath(resource, subject({ record: {}, location: 'jhv' }))).toBeUndefined()
  })
})
