import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import type { ConsoleConfig } from '../../console.config'
import { sectionNames } from '../../src/manifest/names'
import { literal } from '../emit'
import { loadManifests } from '../inputs'
import { demandedKeys } from '../locales/demanded'
import { checkManifest, isSound } from '../manifests/check'
import { compileManifest } from '../manifests/compile'
import { createContext, manifestFile, type AnyManifest } from '../manifests/context'
import { bundleDescription } from '../openapi/bundle'
import { Description } from '../openapi/description'
import { formatProblems, type Problem } from '../problem'
import { addToIndex } from './add-to-index'
import { draftManifest, type Draft } from './draft-manifest'
import { draftTexts } from './draft-texts'
import { knownLabels } from './known-labels'
import { makePlan, type Plan } from './plan'
import { Refusal } from '../refusal'
import type { NewResourceRequest } from './request'
import { constantName, gist } from './words'

/** Input for drafting a manifest. */
export interface Inputs {
  description: Description
  manifests: readonly AnyManifest[]
}

/** Files to write, and the draft they come from. */
export interface NewResource {
  /** Texts by path. */
  files: Map<string, string>
  draft: Draft
}

/** Reads the description and the manifests of a configuration. */
export async function readInputs(config: ConsoleConfig): Promise<Inputs> {
  const description = new Description(await bundleDescription(config.description))
  return { description, manifests: await loadManifests(config.manifests) }
}

function sourceOf(manifest: AnyManifest, schema: string, about: string, file: string): string {
  const helper = relative(dirname(file), 'src/manifest/define-resource').replaceAll('\\', '/')
  return (
    `import { defineResource } from '${helper}'\n\n/** ${about} */\n` +
    `export const ${constantName(manifest.type)} = defineResource<'${schema}'>(${literal(manifest)})\n`
  )
}

/** Position in the list: after the types of its section, before those of later sections. */
function placeIn(manifests: readonly AnyManifest[], { section }: Plan): number {
  const rank = sectionNames.indexOf(section)
  const next = manifests.findIndex((manifest) => sectionNames.indexOf(manifest.section) > rank)
  return next >= 0 ? next : manifests.length
}

/** Formats a file's text in the style of the repository; the library does not find it by itself. */
async function formatted(path: string, text: string): Promise<string> {
  const style: FormatConfig = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))
  const { code, errors } = await format(path, text, style)
  const [error] = errors
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`)
  return code
}

/**
 * Drafts the manifest, its texts and its line in the list of manifests from the description. Writes nothing.
 * @throws Refusal with the reason if it cannot be drafted
 */
export async function newResource(
  request: NewResourceRequest,
  config: ConsoleConfig,
  { description, manifests }: Inputs,
): Promise<NewResource> {
  const plan = makePlan(request, description, manifests)
  const file = manifestFile(dirname(config.manifests), plan.type)
  const resources = join(config.locales, config.baseLanguage, 'resources')
  const localeFile = join(resources, `${plan.type}.json`)
  for (const present of [file, localeFile]) {
    if (existsSync(present))
      throw new Refusal(`${present} exists already; take it away, or give another name with --type.`)
  }
  const draft = draftManifest(plan)
  const { manifest } = draft
  const problems: Problem[] = []
  const isRight = isSound(manifest, file, description, problems)
  const all = new Map([...manifests, manifest].map((each) => [each.type, each]))
  const context = createContext(manifest, file, description, all, problems)
  if (isRight) checkManifest(context)
  if (problems.length > 0)
    throw new Refusal(`The description is not enough for a first manifest:\n${formatProblems(problems)}`)
  const { resource, forms } = compileManifest(context)
  const { required } = demandedKeys(context, resource, forms)
  const texts = draftTexts(plan, draft.lists, required, knownLabels(resources))
  const index = addToIndex(readFileSync(config.manifests, 'utf8'), {
    constant: constantName(plan.type),
    file: basename(file, '.ts'),
    place: placeIn(manifests, plan),
  })
  const about = gist(description.schema(plan.schemaName)?.description) || `${plan.schemaName}.`
  const drafts = new Map([
    [file, sourceOf(manifest, plan.schemaName, about, file)],
    [config.manifests, index],
    [localeFile, JSON.stringify(texts, null, 2)],
  ])
  const files = new Map<string, string>()
  for (const [path, text] of drafts) files.set(path, await formatted(path, text))
  return { files, draft }
}
