import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parts } from '../../wide/parts'

it('docs/testing.md lists every wide part, and no other', () => {
  const [, chapter = ''] = readFileSync('docs/testing.md', 'utf8').split('## `npm run test:wide`')
  const listed = [...chapter.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})
