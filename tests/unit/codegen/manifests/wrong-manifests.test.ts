import { describe, expect, it } from 'vitest'
import { loadManifests } from '../../../../codegen/inputs'
import { checkManifest, isSound } from '../../../../codegen/manifests/check'
import { createContext, manifestFile, type AnyManifest } from '../../../../codegen/manifests/context'
import { Description } from '../../../../codegen/openapi/description'
import { formatProblems, type Problem } from '../../../../codegen/problem'
import document from '../../../../src/generated/openapi.json'
import { problemsOf } from '../../../manifests/support'
import { wrongManifests } from '../../../manifests/wrong'

const shipped: readonly AnyManifest[] = await loadManifests('resource-manifests/index.ts')

const description = new Description(document)

describe('a right manifest', () => {
  it('has no problems', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each(shipped.map((manifest) => [manifest.type, manifest] as const))(
    'has none as shipped: %s',
    (type, manifest) => {
      const problems: Problem[] = []
      const file = manifestFile('resource-manifests', type)
      expect(isSound(manifest, file, description, problems)).toBe(true)
      const all = new Map(shipped.map((each) => [each.type, each]))
      checkManifest(createContext(manifest, file, description, all, problems))
      expect(formatProblems(problems)).toBe('')
    },
  )
})

for (const [rule, list] of Object.entries(wrongManifests)) {
  describe(`a manifest with wrong ${rule}`, () => {
    it.each(list.map((wrong) => [wrong.what, wrong] as const))('%s', (_, { change, problems }) => {
      expect(problemsOf(change)).toEqual([...problems].sort())
    })
  })
}

describe('several mistakes', () => {
  it('are reported together, in the order of their places', () => {
    expect(problemsOf({ icon: 'servr', 'list.columns[0]': 'nmae', 'actions[0].operation': 'strat' })).toEqual(
      [
        'resource-manifests/machine.ts › actions[0].operation › op-unknown: the description has no operation "strat". Describe it first, or name one that is described.',
        'resource-manifests/machine.ts › icon › name-unknown: there is no icon "servr". Did you mean "server"?',
        'resource-manifests/machine.ts › list.columns[0] › field-unknown: "nmae" is not in Machine. Did you mean "name"?',
        'resource-manifests/machine.ts › list.sort › name-unknown: there is no column "name". Did you mean "nmae"?',
      ],
    )
  })
})
