import { describe, expect, it } from 'vitest'
import { loadManifests } from '../../../../codegen/inputs'
import { writeReference } from '../../../../codegen/reference/write-reference'
import { cellNames, sectionNames, widgetNames } from '../../../../src/manifest/names'

const manifests = await loadManifests('resource-manifests/index.ts')
const reference = writeReference(manifests)

/** The text of a chapter. */
function chapter(title: string): string {
  return reference.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? ''
}

/** The words that are used somewhere in the manifests, wherever they stand. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([word, inner]) => [word, ...wordsIn(inner)])
}

describe('the reference of the manifest language', () => {
  it('has a chapter for every type, and says what each is', () => {
    const titles = [...reference.matchAll(/^## (\w+)\n\n(.*)$/gm)].map(([, name, text]) => ({ name, text }))
    expect(titles.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'ResourceManifest',
        'Value',
        'Condition',
        'Action',
        'Field',
        'Tab',
        'cellNames',
      ]),
    )
    const silent = titles.filter(({ text }) => text === '' || text?.startsWith('#'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('takes the sentence of a word from its comment, and an example from a manifest', () => {
    expect(chapter('ResourceManifest')).toContain(
      '### `section`\n\nNeeded, `SectionName`. Where the type stands in the navigation.\n\n```ts\nsection: ',
    )
    expect(chapter('Condition')).toMatch(/### `\{ not: Condition \}`\n\n```ts\n\{ not: \{ .* \/\/ \w+\n```/)
  })

  it('explains every word of an action and of a field that the manifests use', () => {
    const used = new Set(manifests.flatMap((manifest) => (manifest.actions ?? []).flatMap(Object.keys)))
    const titles = new Set([...chapter('Action').matchAll(/^#+ `([\w.]+)`/gm)].map(([, name]) => name))
    expect([...used].filter((word) => !titles.has(word))).toEqual([])
    expect(wordsIn(manifests)).toContain('initial')
    expect(chapter('Field')).toContain('### `initial`')
  })

  it('lists every name, with types that name it', () => {
    for (const [title, names] of [
      ['cellNames', cellNames],
      ['widgetNames', widgetNames],
      ['sectionNames', sectionNames],
    ] as const)
      for (const name of names) expect(chapter(title)).toContain(`| \`${name}\` |`)
    expect(chapter('sectionNames')).toMatch(/\| `disks` \| `disk` \|/)
    expect(chapter('stateKinds')).toMatch(/\| `moving` \| `virtual_machine`/)
  })

  it('leaves out what is deep inside an example', () => {
    const longest = Math.max(
      ...[...reference.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text.length),
    )
    expect(longest).toBeLessThan(800)
    expect(reference).not.toContain("'…'")
  })
})
