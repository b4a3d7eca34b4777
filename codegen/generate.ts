import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ConsoleConfig } from '../console.config'
import type { CompiledForm, DetailedResource } from '../src/manifest/compiled'
import type { CompleteManifest } from './manifests/complete/completed'
import { documentApi } from './api-docs/documentation'
import { emitDocumentation } from './api-docs/emit'
import { losingOperations, mergeUses, operationUses } from './api-docs/uses'
import { header, literal } from './emit'
import { buildFonts } from './fonts/subset'
import { emitValidators } from './forms/validators'
import { emitHeaders } from './headers/emit-headers'
import { buildIconSprite, iconsLicence } from './icons/sprite'
import { InputError } from './input-error'
import { loadManifests, manifestSources } from './inputs'
import {
  checkChangedTexts,
  checkEmpty,
  checkFilled,
  checkKeys,
  checkPlurals,
  checkTranslation,
} from './locales/check'
import { demandedKeys } from './locales/demanded'
import { placeholderNames } from './locales/placeholder-names'
import { keysOf, pluralsOf } from './locales/keys'
import { languagesIn, messageFile } from './locales/message-files'
import { checkManifest, isSound } from './manifests/check'
import { compileManifest, summarise } from './manifests/compile'
import { emitListParams } from './manifests/list-params'
import { emitPages, type PagedType } from './manifests/pages'
import { createContext, manifestFile, type AnyManifest, type ManifestContext } from './manifests/context'
import { emitAnswerShapes } from './openapi/answer-shapes'
import { bundleDescription } from './openapi/bundle'
import { Description } from './openapi/description'
import { checkNeededOperations } from './openapi/needed-operations'
import { checkChanges, emitOperationChanges } from './openapi/operation-changes'
import { checkLimits } from './openapi/operation-limits'
import { checkRefusals, emitOperationRefusals } from './openapi/operation-refusals'
import { emitOperationSecrets } from './openapi/operation-secrets'
import { emitOperations } from './openapi/operations'
import { checkRules } from './openapi/rules-of-operation'
import { emitService } from './openapi/service'
import { emitTypes } from './openapi/types'
import type { GeneratedFiles } from './output'
import type { Problem } from './problem'
import { readJson } from './read-json'
import { compileThemes } from './themes/compile'

function emitResource(whole: DetailedResource, source: string): string {
  const { detail: _detail, ...resource } = whole
  return (
    header(source) +
    `import type { CompiledResource } from '../../manifest/compiled'\n\n` +
    `export const resource: CompiledResource = ${literal(resource)}\n`
  )
}

function emitDetail({ detail }: DetailedResource, source: string): string {
  return (
    header(source) +
    `import type { CompiledDetail } from '../../manifest/compiled'\n\n` +
    `export const detail: CompiledDetail = ${literal(detail)}\n`
  )
}

function emitForms(forms: readonly CompiledForm[], source: string): string {
  const entries = Object.fromEntries(forms.map((form) => [form.id, form]))
  return (
    header(source) +
    `import type { CompiledForm } from '../../manifest/compiled'\n` +
    `export { validators } from './validators'\n\n` +
    `export const forms: Record<string, CompiledForm> = ${literal(entries)}\n`
  ).replace(`'./validators'`, `'../validators/${basename(source, '.ts')}'`)
}

/** Module with the schema name of each type, by which manifests refer to fields of other types. */
export function emitTypeSchemas(types: readonly Pick<CompleteManifest, 'type' | 'schema'>[]): string {
  const rows = types.map(({ type, schema }) => `  ${type}: '${schema}'\n`)
  return (
    header('resource-manifests') +
    `/** The schema of the records of each type. */\n` +
    `export interface TypeSchemas {\n${rows.join('')}}\n`
  )
}

function emitIndex(manifests: readonly CompleteManifest[], withForms: ReadonlySet<string>): string {
  const rows = manifests.map((manifest) => {
    const file = basename(manifestFile('', manifest.type), '.ts')
    const forms = withForms.has(manifest.type) ? `() => import('./forms/${file}')` : 'null'
    const detail = manifest.detail ? `() => import('./details/${file}')` : 'null'
    return (
      `  ${manifest.type}: {\n    summary: ${literal(summarise(manifest), '    ')},\n` +
      `    load: () => import('./resources/${file}'),\n    loadDetail: ${detail},\n    loadForms: ${forms},\n  },\n`
    )
  })
  return (
    header('resource-manifests') +
    `import type { ValidatorFunctions } from '@rjsf/validator-ajv8'\n` +
    `import type { CompiledDetail, CompiledForm, CompiledResource, ResourceSummary } from '../manifest/compiled'\n\n` +
    `export interface ResourceEntry {\n  summary: ResourceSummary\n  load: () => Promise<{ resource: CompiledResource }>\n` +
    `  loadDetail: (() => Promise<{ detail: CompiledDetail }>) | null\n` +
    `  loadForms: (() => Promise<{ forms: Record<string, CompiledForm>; validators: ValidatorFunctions }>) | null\n}\n\n` +
    `export const resourceIndex: Record<string, ResourceEntry> = {\n${rows.join('')}}\n`
  )
}

/**
 * Shared messages of a language with the names of all types, loaded first. Names that are not translated yet are in the base
 * language.
 */
function baseMessages(
  config: ConsoleConfig,
  language: string,
  types: readonly string[],
): Record<string, unknown> {
  const read = (path: string) => readJson(messageFile(config, language, path)) as Record<string, unknown>
  const names = types.map((type) => {
    const { one, many } = read(`resources/${type}.json`)
    return [type, { one, many }]
  })
  return {
    ...read('console.json'),
    errors: read('errors.json'),
    types: Object.fromEntries(names),
  }
}

function union(keys: Iterable<string>, indent: string): string {
  return [...keys]
    .sort()
    .map((key) => `${indent}| '${key}'\n`)
    .join('')
}

/** Keys of the shared texts and of each screen, and the languages they are in. */
function emitLocaleKeys(
  messages: Record<string, unknown>,
  screens: ReadonlyMap<string, ReadonlyMap<string, string>>,
  languages: readonly string[],
): string {
  const { types: _types, ...written } = messages
  const members = [...screens].map(([name, keys]) => `  ${name}:\n${union(keys.keys(), '    ')}`)
  return (
    `${header('locales')}export type LocaleKey =\n${union(keysOf(written).keys(), '  ')}\n` +
    `/** The languages of the console; every text is in the first. */\n` +
    `export const languageTags: readonly string[] = ${literal(languages, '')}\n` +
    `export interface ScreenKeys {\n${members.join('')}}\n`
  )
}

/** Texts of the screens in a language's folder, by screen. */
function screenFiles(folder: string): Map<string, string> {
  const screens = join(folder, 'screens')
  const names = existsSync(screens) ? readdirSync(screens).sort() : []
  return new Map(names.map((name) => [basename(name, '.json'), join(screens, name)]))
}

/** Result of generating, or its problems. */
interface Generated {
  files: GeneratedFiles
  problems: Problem[]
  manifests: readonly CompleteManifest[]
}

/**
 * Generates everything from the inputs of a configuration. Writes nothing; problems are collected. An unreadable input
 * is reported alone, because nothing else can be checked.
 */
export async function generate(config: ConsoleConfig): Promise<Generated> {
  try {
    return await generateAll(config)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { files: new Map(), problems: [error.problem], manifests: [] }
  }
}

async function generateAll(config: ConsoleConfig): Promise<Generated> {
  const files: GeneratedFiles = new Map()
  const problems: Problem[] = []
  const document = await bundleDescription(config.description)
  const description = new Description(document)
  files.set('openapi.json', `${JSON.stringify(document, null, 1)}\n`)
  for (const [name, table] of emitOperations(description, config.description)) files.set(name, table)
  files.set('service.ts', emitService(description, config.description))
  problems.push(...checkRules(description, config.description))
  problems.push(...checkNeededOperations(description, config.description))
  problems.push(...checkChanges(description, config.description))
  problems.push(...checkLimits(description, config.description))
  files.set('operation-changes.ts', emitOperationChanges(description, config.description))
  problems.push(...checkRefusals(description, config.description))
  files.set('operation-refusals.ts', emitOperationRefusals(description, config.description))
  files.set('operation-secrets.ts', emitOperationSecrets(description, config.description))
  for (const [name, shape] of emitAnswerShapes(description, config.description)) files.set(name, shape)
  const { identityDescription } = config
  const identity =
    identityDescription === undefined ? undefined : await bundleDescription(identityDescription)
  if (identity) files.set('identity.json', `${JSON.stringify(identity, null, 1)}\n`)

  const manifests = await loadManifests(config.manifests)
  const sources = await manifestSources(config.manifests)
  const byType = new Map(manifests.map((manifest) => [manifest.type, manifest]))
  const folder = dirname(config.manifests)
  const baseFolder = join(config.locales, config.baseLanguage)
  const baseKeys = new Map<string, Map<string, string>>()
  const withForms = new Set<string>()
  const uses: ReturnType<typeof operationUses>[] = []
  const losing = new Set<string>()
  const complete: CompleteManifest[] = []
  const paged: PagedType[] = []
  // Manifests take defaults from each other, so all must be valid.
  const fileOf = (manifest: AnyManifest): string =>
    sources.get(manifest) ?? manifestFile(folder, manifest.type)
  const sound = manifests.filter((each) => isSound(each, fileOf(each), description, problems))
  for (const manifest of sound.length === manifests.length ? manifests : []) {
    const file = fileOf(manifest)
    const context: ManifestContext = createContext(manifest, file, description, byType, problems)
    complete.push(context.manifest)
    const before = problems.length
    checkManifest(context)
    if (problems.length > before) continue
    const { resource, forms } = compileManifest(context)
    paged.push({ manifest: context.manifest, resource, forms })
    uses.push(operationUses({ resource, forms }))
    for (const operation of losingOperations({ resource })) losing.add(operation)
    const name = basename(file)
    files.set(`resources/${name}`, emitResource(resource, file))
    if (resource.detail) files.set(`details/${name}`, emitDetail(resource, file))
    if (forms.length > 0) {
      withForms.add(manifest.type)
      files.set(`forms/${name}`, emitForms(forms, file))
      files.set(`validators/${name}`, emitValidators(forms, file))
    }
    const localeFile = join(baseFolder, 'resources', `${manifest.type}.json`)
    const texts = existsSync(localeFile) ? readJson(localeFile) : {}
    const present = keysOf(texts)
    baseKeys.set(`resources/${manifest.type}.json`, present)
    checkKeys(localeFile, present, demandedKeys(context, resource, forms), problems)
    checkFilled(localeFile, texts, placeholderNames(context, resource, forms), problems)
  }
  files.set('type-schemas.ts', emitTypeSchemas(complete))
  files.set('resource-index.ts', emitIndex(complete, withForms))
  files.set('pages.ts', emitPages(paged, description))
  files.set(
    'list-params.ts',
    emitListParams(complete, ({ type }) => fileOf(byType.get(type) as AnyManifest), problems),
  )
  const documentation = documentApi(description, { uses: mergeUses(uses), losing }, config.baseLanguage)
  for (const [name, text] of emitDocumentation(documentation, config.description)) files.set(name, text)

  for (const name of ['console.json', 'errors.json'])
    baseKeys.set(name, keysOf(readJson(join(baseFolder, name))))
  const screens = new Map([...screenFiles(baseFolder)].map(([name, file]) => [name, keysOf(readJson(file))]))
  for (const [name, keys] of screens) baseKeys.set(`screens/${name}.json`, keys)
  const languages = languagesIn(config)
  for (const language of languages) {
    const languageFolder = join(config.locales, language)
    for (const [name, base] of baseKeys) {
      const file = join(languageFolder, name)
      // A type may be translated later; it is shown in the base language until then.
      if (!existsSync(file) && name.startsWith('resources/')) continue
      const messages = existsSync(file) ? readJson(file) : {}
      if (language !== config.baseLanguage) checkTranslation(file, base, keysOf(messages), problems)
      checkEmpty(file, messages, problems)
      checkPlurals(file, language, pluralsOf(messages), problems)
    }
    if (problems.length > 0) continue
    const messages = baseMessages(config, language, [...byType.keys()])
    files.set(`locales/${language}.json`, `${JSON.stringify(messages)}\n`)
    if (language === config.baseLanguage)
      files.set('locale-keys.ts', emitLocaleKeys(messages, screens, languages))
  }

  const themes = await compileThemes(config.themes)
  for (const { file, key, message } of themes.problems) {
    problems.push({ id: 'theme', file: `${config.themes}/${file}`, path: key, message })
  }
  // Skipped after other problems, because they leave texts out of `baseKeys`.
  for (const { file, texts } of problems.length === 0 ? themes.changedTexts : [])
    checkChangedTexts(`${config.themes}/${file}`, texts, baseKeys, problems)
  for (const { path, content } of themes.files) files.set(path, content)
  for (const [name, text] of emitHeaders(config, themes.scripts)) files.set(name, text)
  // Slow work comes last, so that mistakes are reported soon; with problems nothing is written.
  if (problems.length > 0) return { files, problems, manifests: complete }
  files.set('api-types.ts', await emitTypes(document, config.description))
  if (identity && identityDescription !== undefined)
    files.set('identity-types.ts', await emitTypes(identity, identityDescription))
  files.set('icons.svg', buildIconSprite())
  files.set('icons-LICENSE.txt', iconsLicence())
  for (const font of await buildFonts(themes.fonts, join(config.output, 'fonts')))
    files.set(`fonts/${font.name}`, font.bytes)
  return { files, problems, manifests: complete }
}
