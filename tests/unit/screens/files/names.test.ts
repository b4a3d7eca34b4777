import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { checkSignature } from '../../../../sandbox/object-storage/signature'
import { readTarget } from '../../../../sandbox/object-storage/target'
import { previewKind } from '../../../../src/screens/files/browse/preview-kind'
import { nameProblem } from '../../../../src/screens/files/dialogs/name-problem'
import { md5Base64 } from '../../../../src/screens/files/s3/md5'
import { shownName } from '../../../../src/screens/files/shown-name'
import { canAddress, copySource, objectAddress } from '../../../../src/screens/files/s3/object-address'

const place = { endpoint: 'http://localhost:9000/', bucket: 'press-kit', pathStyle: true }

/** Pieces of generated names, each of which caused trouble somewhere. */
const pieces = [
  'a',
  '/',
  '//',
  '.',
  '..',
  '...',
  '%',
  '%2F',
  '%2e',
  '+',
  ' ',
  '?',
  '#',
  '&',
  '=',
  '\\',
  '\n',
  '\t',
  '\0',
  '"',
  "'",
  '<b>',
  '(',
  ')',
  '*',
  '!',
  '~',
  ';',
  ':',
  '@',
  '$',
  ',',
  '{{x}}',
  '__proto__',
  '\u202E',
  '\u200B',
  'ä',
  'a\u0308',
  '😀',
  '\uFFFD',
  'Ω',
  '‮gnp.exe',
]
const names = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))

describe('names of objects', () => {
  it('[BUCKET-07] reach the storage as they are, or are known to be beyond a browser', async () => {
    const aws = new AwsClient({
      accessKeyId: 'KEY',
      secretAccessKey: 'secret',
      service: 's3',
      region: 'us-east-1',
    })
    const now = Date.UTC(2026, 10, 21, 8, 46)
    let reached = 0
    await fc.assert(
      fc.asyncProperty(names, async (key) => {
        const signed = await aws.sign(objectAddress(place, key), {
          method: 'PUT',
          aws: { datetime: '20261121T084600Z' },
        })
        const url = new URL(signed.url)
        const target = readTarget(url.pathname, url.host)
        expect(target.key === key && target.bucket === 'press-kit').toBe(canAddress(key))
        if (!canAddress(key)) return
        reached += 1
        const headers = { ...Object.fromEntries(signed.headers), host: url.host }
        expect(checkSignature({ method: 'PUT', headers, target }, () => 'secret', now)?.accessKey).toBe('KEY')
        expect(decodeURIComponent(copySource('press-kit', key))).toBe(`/press-kit/${key}`)
      }),
      { numRuns: 1000, seed: 7 },
    )
    expect(reached).toBeGreaterThan(500)
    expect(canAddress('a\uD800')).toBe(false)
  })

  it('[BUCKET-09] are paths of the endpoint, or of a host of the bucket', () => {
    expect(objectAddress(place, 'a b/+')).toBe('http://localhost:9000/press-kit/a%20b/%2B')
    const hosted = { ...place, endpoint: 'https://s3.example.com', pathStyle: false }
    expect(objectAddress(hosted, 'x')).toBe('https://press-kit.s3.example.com/x')
    expect(objectAddress({ ...place, endpoint: 'https://example.com/s3/' }, '')).toBe(
      'https://example.com/s3/press-kit/',
    )
  })

  it('[BUCKET-07] are refused with a reason before anything is sent', () => {
    expect([
      nameProblem('a/', ''),
      nameProblem('a/  /', '  '),
      nameProblem('a/../b', 'b'),
      nameProblem('ü'.repeat(513), 'x'),
      nameProblem('a/b', 'b'),
    ]).toEqual(['empty', 'empty', 'dots', 'long', undefined])
  })

  it('[BUCKET-07] decide how a file is shown: markup and drawings as texts, nothing as a page', () => {
    expect(['a.html', 'a.svg', 'A.PNG', 'a.mp4', 'a.wav', 'a.pdf', 'a', 'a.exe'].map(previewKind)).toEqual([
      'text',
      'text',
      'picture',
      'video',
      'audio',
      'pdf',
      'none',
      'none',
    ])
  })

  it('[BUCKET-07] are in lists of deletions whose digest is right', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        const bytes = new TextEncoder().encode(text)
        expect(md5Base64(text)).toBe(createHash('md5').update(bytes).digest('base64'))
      }),
    )
  })
})

it.each([
  ['', '(no name)'],
  [' ', 'U+0020'],
  [' \u200a', 'U+0020 U+200A'],
  [' a ', ' a '],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownName(name, '(no name)')).toBe(shown)
})
