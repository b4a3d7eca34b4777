import { describe, expect, it } from 'vitest'
import { addToIndex } from '../../../../codegen/new-resource/add-to-index'

const index = `import { disk } from './disk'
import { token } from './token'

/** Every type. */
export const manifests = [disk, token]
`

describe('the list of manifests', () => {
  it('imports one more by its name and lists it at its place', () => {
    expect(addToIndex(index, { constant: 'network', file: 'network', place: 1 }))
      .toBe(`import { disk } from './disk'
import { network } from './network'
import { token } from './token'

/** Every type. */
export const manifests = [
  disk,
  network,
  token,
]
`)
  })

  it('takes one at the end', () => {
    const text = addToIndex(index, { constant: 'zone', file: 'zone', place: 2 })
    expect(text).toContain(`from './token'\nimport { zone } from './zone'\n`)
    expect(text).toContain('  token,\n  zone,\n]')
  })

  it('says when it is written another way', () => {
    const other = index.replace('export const manifests', 'const all')
    expect(() => addToIndex(other, { constant: 'zone', file: 'zone', place: 2 })).toThrow(
      'The list of manifests is not written as `export const manifests = […]`; write it so.',
    )
  })
})
