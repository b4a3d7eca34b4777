/** Uses of the API in manifests, found by compiling them, so that the compiler defines what a word means. */
import { isScalar } from '../../../src/manifest/value'
import { operationUses } from '../../../codegen/api-docs/uses'
import { checkManifest } from '../../../codegen/manifests/check'
import { compileManifest } from '../../../codegen/manifests/compile'
import {
  createContext,
  manifestFile,
  type AnyManifest,
  type ManifestContext,
} from '../../../codegen/manifests/context'
import { itemScope } from '../../../codegen/manifests/record-scope'
import { parametersOf } from '../../../codegen/manifests/parameters'
import { sectionsOf } from '../../../codegen/manifests/walk'
import { conditionsOf, leavesOf } from '../../../codegen/manifests/walk-conditions'
import { valuesOf } from '../../../codegen/manifests/walk-values'
import { asJson, Description, type Json } from '../../../codegen/openapi/description'

/** Remembers which members of schemas were looked up by a path. */
class WatchedDescription extends Description {
  readonly seen = new Set<unknown>()

  override at(schema: unknown, path: string): Json | undefined {
    const parts = path.split('.')
    parts.forEach((part, index) => {
      const parent = super.at(schema, parts.slice(0, index).join('.'))
      const name = part.replace(/\[\]$/, '')
      if (parent && name !== '') this.seen.add(asJson(parent.properties)[name])
    })
    return super.at(schema, path)
  }
}

/** Uses of one manifest: ids of operations, and the objects that describe the fields in the document. */
export interface ManifestUses {
  readonly type: string
  readonly operations: readonly string[]
  readonly members: ReadonlySet<unknown>
}

/** Looks up the members of the site configuration that switches, values and presets read. */
function readSite(context: ManifestContext): void {
  const { description, manifest } = context
  const site = description.schema('SiteConfig')
  for (const { value } of valuesOf(context))
    if (!isScalar(value) && 'site' in value) description.at(site, value.site)
  if (manifest.feature !== undefined) description.at(site, manifest.feature)
  for (const { at, condition } of conditionsOf(context)) {
    for (const { leaf } of leavesOf(condition, at)) {
      if ('site' in leaf) description.at(site, leaf.site)
      if ('feature' in leaf) description.at(site, leaf.feature)
    }
  }
  for (const { presets } of manifest.create?.sections ?? []) {
    if (!presets) continue
    const keys = [...Object.values(presets.set).map(({ key }) => key), 'os', 'disabled', 'default', 'notice']
    for (const key of keys) description.at(site, `${presets.site}[].${key}`)
  }
}

/** The uses of every manifest. Throws when a manifest has problems; `npm run generate` reports them. */
export function manifestUses(manifests: readonly AnyManifest[], document: Json): ManifestUses[] {
  const all = new Map(manifests.map((manifest) => [manifest.type, manifest]))
  return manifests.map((manifest) => {
    const { type } = manifest
    const problems: Parameters<typeof createContext>[4] = []
    const description = new WatchedDescription(document)
    const file = manifestFile('resource-manifests', type)
    const context = createContext(manifest, file, description, all, problems)
    checkManifest(context)
    if (problems.length > 0) throw new Error(`${file} has problems; run \`npm run generate\`.`)
    readSite(context)
    const members = new Set(description.seen)
    for (const { section } of sectionsOf(context)) {
      if (section.kind !== 'editor') continue
      // Rows are sent back unchanged, so each property of the request is read from the answer.
      const { schema } = itemScope(context, section)
      const sent = asJson(parametersOf(context, section.operation).get(section.place)?.schema)
      for (const name of Object.keys(description.properties(asJson(sent.items))))
        members.add(asJson(schema.properties)[name])
    }
    return { type, operations: [...operationUses(compileManifest(context)).keys()], members }
  })
}
