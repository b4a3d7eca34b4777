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

/** The words used in the manifests, at any depth. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([word, inner]) => [word, ...wordsIn(inner)])
}

describe('the reference of the manifest language', () => {
  it('has a chapter for every type, and says what each is', () => {
    const titles = [...reference.matchAll(/^## (\w+)\n\n(.*)$/gm)].map(([, name, text]) => ({ name, text }))
    expect(titles.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ResourceManifest', 'Source', 'Condition', 'Action', 'Field', 'Tab', 'Names']),
    )
    const silent = titles.filter(({ text }) => text === '' || text?.startsWith('#'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('has a row for a word, with its comment and an example from a manifest; needed words are bold', () => {
    expect(chapter('ResourceManifest')).toMatch(
      /^\| \*\*`section`\*\* \| `SectionName` \| [A-Z].*\. \| `'\w+'` \|$/m,
    )
    expect(chapter('ResourceManifest')).toMatch(/^\| `key` \| `Path` \| .* \| `'name'` \|$/m)
    expect(chapter('ResourceManifest')).toMatch(/^\| `detail\.spent` \|/m)
    expect(chapter('Condition')).toMatch(/^\| `\{ not: Condition \}` \| .*\| `\{ not: \{ .*` \|$/m)
    expect(reference).toMatch(/^\| .*Guard \| `'none'` or `'disturbs'`/m)
  })

  it('explains every word of an action and of a field that the manifests use', () => {
    const used = new Set(manifests.flatMap((manifest) => (manifest.actions ?? []).flatMap(Object.keys)))
    const titles = new Set([...chapter('Action').matchAll(/^\| \*{0,2}`([\w.]+)`/gm)].map(([, name]) => name))
    expect([...used].filter((word) => !titles.has(word))).toEqual([])
    expect(wordsIn(manifests)).toContain('initial')
    expect(chapter('Field')).toMatch(/^\| `initial` \|/m)
  })

  it('says what each scope means where a type has conditions or values', () => {
    for (const title of ['Action', 'Field', 'Column', 'CollectionSection', 'PriceLine'])
      expect(chapter(title)).toMatch(/^Scope: .*`record`/m)
  })

  it('lists every name, with a type that uses it', () => {
    for (const names of [cellNames, widgetNames, sectionNames])
      for (const name of names) expect(chapter('Names')).toMatch(new RegExp(`\`${name}\`[ ,.]`))
    expect(chapter('Names')).toContain('`disks` (disk)')
  })

  it('has each row on one line, with a short example', () => {
    const examples = [...reference.matchAll(/\| `((?:[^`|]|\\\|)*)` \|$/gm)].map(
      ([, text = '']) => text.length,
    )
    expect(examples.length).toBeGreaterThan(100)
    expect(Math.max(...examples)).toBeLessThan(100)
    expect(reference).not.toContain("'…'")
  })
})
