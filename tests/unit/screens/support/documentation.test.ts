import { expect, it } from 'vitest'
import { documentationLinks } from '../../../../src/screens/support/documentation'

const types = [
  { type: 'machine', icon: 'server', listOperation: 'listVms' },
  { type: 'disk', icon: 'hard-drive', listOperation: 'listDisks' },
] as const

const linksOf = (documentationUrls?: Record<string, string>) =>
  documentationLinks({
    config: documentationUrls ? { documentationUrls } : {},
    types,
    isType: (subject) => ['machine', 'disk', 'bucket'].includes(subject),
    typeName: (type) => `${type}s`,
  }).map(({ label, href, kind }) => [label, href, kind])

it('[NOTIFY-03] links every type to the page of the site, or to the API page of its list', () => {
  expect(linksOf({ machine: 'https://docs.example.com/machines' })).toEqual([
    ['machines', 'https://docs.example.com/machines', 'site'],
    ['disks', '/api/operations/listDisks', 'api'],
  ])
  expect(linksOf().map(([, href]) => href)).toEqual(['/api/operations/listVms', '/api/operations/listDisks'])
})

it('adds other subjects of the site, but no type that is switched off and no unsafe address', () => {
  const urls = {
    disk: 'javascript:alert(1)',
    bucket: 'https://docs.example.com/buckets',
    object_storage: 'https://docs.example.com/s3',
    bad: 'javascript:alert(1)',
  }
  expect(linksOf(urls)).toEqual([
    ['machines', '/api/operations/listVms', 'api'],
    ['disks', '/api/operations/listDisks', 'api'],
    ['Object storage', 'https://docs.example.com/s3', 'site'],
  ])
})
