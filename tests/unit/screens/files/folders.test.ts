import { describe, expect, it } from 'vitest'
import { type Entry, entriesOf, shownEntries, trailOf } from '../../../../src/screens/files/browse/entries'
import { readFolder } from '../../../../src/screens/files/browse/folder-listing'
import { objectsOf } from '../../../../src/screens/files/dialogs/entry-keys'
import { movedKeys, moveObject } from '../../../../src/screens/files/dialogs/move-object'
import { marksOf } from '../../../../src/screens/files/dialogs/marks-of'
import { removeObjects } from '../../../../src/screens/files/dialogs/remove-objects'
import { versionsOf } from '../../../../src/screens/files/about/use-versions'
import type { ObjectName } from '../../../../src/screens/files/s3/call'
import { S3Failure } from '../../../../src/screens/files/s3/s3-failure'

const object = (key: string, size = 1, modified = 0) => ({ key, size, modified, etag: 'e' })

const version = (key: string, id: string, size = 1) => ({
  ...{ ...object(key, size), id, isLatest: true, isMarker: false },
})
const locked = new S3Failure(500, 'ObjectLocked', 'locked')
const codeOf = (failure: unknown) => (failure instanceof S3Failure ? failure.code : String(failure))
const mark = (key: string, id: string) => ({ ...version(key, id, 0), isMarker: true })

describe('a folder', () => {
  it('[BUCKET-07] has folders first, sorted as people count, and what has the letters', () => {
    const entries = entriesOf(
      { objects: [object('p/'), object('p/a10', 1), object('p/a9', 5)], folders: ['p/z/'] },
      'p/',
    )
    const names = (words: string, by: 'name' | 'size', descending = false): string[] =>
      shownEntries(entries, words, { by, descending }).map(({ name }) => name)
    expect(names('', 'name')).toEqual(['z', 'a9', 'a10'])
    expect(names('', 'size', true)).toEqual(['z', 'a9', 'a10'])
    expect(names(' A1 ', 'name')).toEqual(['a10'])
    expect(trailOf('a//b/')).toEqual([
      { name: 'a', prefix: 'a/' },
      { name: '', prefix: 'a//' },
      { name: 'b', prefix: 'a//b/' },
    ])
  })

  it('[BUCKET-07] shows page after page, once each, and keeps what was read when a page fails', async () => {
    const pages = [
      { objects: [object('a')], folders: ['d/'], odd: [], next: '1' },
      { objects: [object('b')], folders: ['d/'], odd: [], next: '2' },
    ]
    const list = async () => {
      const page = pages.shift()
      if (!page) throw new S3Failure(500, 'InternalError', 'no')
      return page
    }
    const versions = async () => ({ versions: [], folders: [], odd: [], next: undefined })
    const { listing } = readFolder({ list, versions }, '', false)
    await expect.poll(() => listing.get().state).toBe('failed')
    expect(listing.get().entries.map(({ key }) => key)).toEqual(['d/', 'a', 'b'])
  })

  it('[BUCKET-07] shows deleted files below those that are there, with the marks that hide their versions', async () => {
    const pages = [
      {
        versions: [mark('p/a', 'm2'), mark('p/a', 'm1')],
        folders: ['p/d/'],
        odd: [],
        next: { key: 'p/a', id: 'm1' },
      },
      {
        versions: [
          { ...version('p/a', 'v1', 7), isLatest: false },
          { ...mark('p/b', 'm3'), isLatest: false },
          version('p/b', 'v2'),
          mark('p/c', 'm4'),
          version('p/', 'v3'),
        ],
        folders: ['p/e/'],
        odd: [],
        next: undefined,
      },
    ]
    const asked: unknown[] = []
    const client = {
      list: async () => ({ objects: [object('p/b')], folders: ['p/d/'], odd: [], next: undefined }),
      versions: async (prefix: string, folded: boolean, after?: unknown) => {
        asked.push([prefix, folded, after])
        const page = pages.shift()
        if (!page) throw new S3Failure(500, 'InternalError', 'no')
        return page
      },
    }
    const { listing } = readFolder(client, 'p/', true)
    await expect.poll(() => listing.get().state).toBe('complete')
    expect(asked).toEqual([
      ['p/', true, undefined],
      ['p/', true, { key: 'p/a', id: 'm1' }],
    ])
    expect(listing.get().entries.map(({ key, size, marks }) => [key, size, marks])).toEqual([
      ['p/d/', undefined, undefined],
      ['p/b', 1, undefined],
      ['p/e/', undefined, []],
      ['p/a', 7, ['m2', 'm1']],
    ])
    const failed = readFolder(client, 'p/', true)
    await expect.poll(() => failed.listing.get().state).toBe('failed')
    expect(failed.listing.get().entries).toHaveLength(2)
  })

  it('[BUCKET-07] has the versions of one key, whatever keys begin with it', async () => {
    const pages = [
      {
        versions: [version('a', '3'), version('a', '2')],
        folders: [],
        odd: ['a'],
        next: { key: 'a', id: '2' },
      },
      {
        versions: [version('a', '1'), version('ab', '9')],
        folders: [],
        odd: ['ab'],
        next: { key: 'ab', id: '9' },
      },
    ]
    const versions = async () => pages.shift() ?? { versions: [], folders: [], odd: [], next: undefined }
    const found = await versionsOf({ versions }, 'a', new AbortController().signal)
    expect(found.versions.map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(found.odd).toBe(1)
  })

  it('[BUCKET-07] counts what cannot be read once, with its deleted files', async () => {
    const list = async () => ({ objects: [object('a')], folders: [], odd: ['b', ''], next: undefined })
    const all = { versions: [version('a', '1'), mark('d', 'm'), { ...version('d', '1'), isLatest: false }] }
    const versions = async () => ({
      ...all,
      folders: [],
      odd: ['a', 'b', 'c', 'c', 'd', ''],
      next: undefined,
    })
    const present = readFolder({ list, versions }, '', false).listing
    await expect.poll(() => present.get()).toMatchObject({ state: 'complete', odd: 2 })
    const withDeleted = readFolder({ list, versions }, '', true).listing
    await expect.poll(() => withDeleted.get()).toMatchObject({ state: 'complete', odd: 3 })
  })

  it('[BUCKET-07] is deleted with all that is in it, a thousand at once, with a reason for what stays', async () => {
    const keys = Array.from({ length: 2500 }, (_, index) => `d/${index}`)
    const list = async () => ({
      objects: keys.map((key) => object(key)),
      folders: [],
      odd: [],
      next: undefined,
    })
    const folder: Entry = { kind: 'folder', key: 'd/', name: 'd' }
    const found = (await objectsOf({ list }, [folder])).map(({ key }) => key)
    const calls: number[] = []
    const removeMany = async (some: readonly ObjectName[]) => {
      calls.push(some.length)
      if (calls.length === 2) throw new S3Failure(403, 'AccessDenied', '')
      return new Map(calls.length === 1 ? [['d/7', locked]] : [])
    }
    const told: number[] = []
    const failed = await removeObjects(
      { removeMany },
      found.map((key) => ({ key })),
      codeOf,
      (done) => told.push(done),
    )
    expect([calls, told]).toEqual([
      [1000, 1000, 500],
      [1000, 2000, 2500],
    ])
    expect([failed.size, failed.get('d/7'), failed.get('d/1000'), failed.get('d/2400')]).toEqual([
      1001,
      'ObjectLocked',
      'AccessDenied',
      undefined,
    ])
  })

  it('[BUCKET-07] has deleted files that come back with all their marks, and a reason for what stays deleted', async () => {
    const deleted = (name: string, marks: readonly string[]): Entry => ({
      ...{ kind: 'file', key: `p/${name}`, name, marks },
    })
    const asked: ObjectName[] = []
    const removeMany = async (some: readonly ObjectName[]) => {
      asked.push(...some)
      return new Map([['p/b', locked]])
    }
    const marks = marksOf([deleted('a', ['m2', 'm1']), deleted('b', ['m3'])])
    const failed = await removeObjects({ removeMany }, marks, codeOf, () => undefined)
    expect(asked).toEqual([
      { key: 'p/a', id: 'm2' },
      { key: 'p/a', id: 'm1' },
      { key: 'p/b', id: 'm3' },
    ])
    expect([...failed]).toEqual([['p/b', 'ObjectLocked']])
  })

  it('[BUCKET-07] is moved by copies that are looked at before the old object goes', async () => {
    expect(movedKeys([object('a/b/c', 3)], 'a/', 'x/')).toEqual([{ from: 'a/b/c', to: 'x/b/c', size: 3 }])
    const done: string[] = []
    const client = (length: string) => ({
      wasPublic: async () => true,
      copy: async (from: string, to: string, isPublic: boolean) =>
        void done.push(`copy ${from} ${to}${isPublic ? ' public' : ''}`),
      head: async () => () => length,
      removeMany: async ([removed]: readonly ObjectName[]) => {
        done.push(`remove ${removed?.key}`)
        return new Map()
      },
    })
    await moveObject(client('3'), 'a', 'b', 3)
    expect(done).toEqual(['copy a b public', 'remove a'])
    await expect(moveObject(client('2'), 'a', 'b', 3)).rejects.toThrow('not as long')
    expect(done).toHaveLength(3)
    const keeps = { ...client('3'), removeMany: async () => new Map([['a', locked]]) }
    await expect(moveObject(keeps, 'a', 'b', 3)).rejects.toBe(locked)
  })
})
