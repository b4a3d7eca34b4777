import { describe, expect, it } from 'vitest'
import { searchDocs } from '../../../../src/screens/api/search-docs'
import { contents } from './support'

const titles = (query: string): string[] =>
  searchDocs(contents, query).tags.flatMap(({ operations }) => operations.map(({ title }) => title))

describe('the search in the documentation', () => {
  it('without words has every call and nothing else', () => {
    const found = searchDocs(contents, '  ')
    expect(found.tags.map(({ tag }) => tag)).toEqual(contents.tags)
    expect(found.schemas).toEqual([])
    expect(found.members).toEqual([])
  })

  it.each([
    ['create disk', 'Create disk'],
    ['CREATEDISK', 'Create disk'],
    ['post storage/disks', 'Create disk'],
    ['disks {uuid} delete', 'Delete disk'],
  ])('finds a call by its title, id, method or path: %s', (query, title) => {
    expect(titles(query)).toContain(title)
  })

  it('finds the calls of a tag by its name, and only whole tags that fit', () => {
    expect(titles('firewalls')).toEqual(
      contents.tags.find(({ title }) => title === 'Firewalls')?.operations.map(({ title }) => title),
    )
  })

  it('finds a call by a parameter of its query, whole', () => {
    expect(titles('set_id')).toEqual(['Move to billing account'])
    expect(titles('invoice_id pdf')).toEqual(['Read invoice as PDF'])
    expect(titles('set_i')).toEqual([])
  })

  it('finds the calls of what a tag is said to be about, when no call is called so', () => {
    const tagsOf = (query: string): string[] => searchDocs(contents, query).tags.map(({ tag }) => tag.title)
    expect(tagsOf('kubernetes')).toEqual(['Managed services'])
    expect(tagsOf('floating')).toEqual(['IP addresses'])
    expect(tagsOf('start machine')).not.toContain('Load balancers')
  })

  it('wants every word', () => {
    expect(titles('create firewall')).toEqual(['Create firewall'])
    expect(titles('create nothing-like-this')).toEqual([])
  })

  it('finds data types and their members', () => {
    const { schemas, members } = searchDocs(contents, 'source_image_t')
    expect(schemas).toEqual([])
    expect(members).toContainEqual(expect.objectContaining({ name: 'source_image_type', schema: 'Disk' }))
    expect(searchDocs(contents, 'vmstatus').schemas.map(({ name }) => name)).toContain('VmStatus')
  })

  it('shows no members for one letter, and never more than a screen of them', () => {
    expect(searchDocs(contents, 'u').members).toEqual([])
    expect(searchDocs(contents, 'id').members.length).toBeLessThanOrEqual(30)
  })
})
