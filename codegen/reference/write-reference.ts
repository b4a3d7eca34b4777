import ts from 'typescript'
import { isRecord } from '../../src/lib/is-record'
import { literal } from '../emit'
import { collectExamples, type Example, type Examples } from './collect-examples'
import { countWords } from './count-words'
import {
  armsOf,
  readModule,
  readVocabulary,
  vocabularyFile,
  wordsOf,
  type NamedType,
  type NameList,
  type Word,
} from './vocabulary-syntax'

const names = 'src/manifest/names.ts'
const root = 'ResourceManifest'

/** Types that only help to define others. */
const helpers = new Set([
  'Schemas',
  'SchemaName',
  'Added',
  'Paths',
  'SitePath',
  'JudgedPath',
  'OptionPath',
  'Members',
  'ColumnSpec',
  'Section',
])

/** Longest example and longest type, in characters. */
const exampleLength = 72
const typeLength = 64

const ellipsis = '…'

/** Leaves out the deep parts of an example, and the end of a long text. */
function shorten(value: unknown, depth: number): unknown {
  if (typeof value === 'string' && value.length > exampleLength)
    return `${value.slice(0, exampleLength - 8)}${ellipsis}`
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return Array.isArray(value) ? [ellipsis] : { [ellipsis]: true }
  if (Array.isArray(value)) {
    const first = value.slice(0, 2).map((each) => shorten(each, depth - 1))
    return value.length > first.length ? [...first, ellipsis] : first
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member, depth - 1)]))
}

const oneLine = (value: unknown): string =>
  literal(value)
    .replace(/,?\n\s*([\]}])/g, ' $1')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll(`'${ellipsis}': true`, ellipsis)
    .replaceAll(`'${ellipsis}'`, ellipsis)

/** A value as source on one line: whole if it is short, else with its inner parts left out. */
function source(value: unknown): string {
  const lines = [value, shorten(value, 3), shorten(value, 2), shorten(value, 1)].map(oneLine)
  return lines.find((line) => line.length <= exampleLength) ?? oneLine(shorten(value, 0))
}

/** Text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``)

const exampleOf = (example: Example | undefined): string => (example ? code(source(example.value)) : '')

/** A type as text, without the type arguments that check paths. */
function typeText(type: ts.TypeNode): string {
  return type
    .getText()
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(?!Record\b)([A-Z]\w*)<[^<>]*>/g, '$1')
    .replace(/\b(SitePath|OptionPath|JudgedPath)\b/g, 'Path')
    .replace(/Record<string, (.+)>$/, '{ name: $1 }')
    .replaceAll('readonly ', '')
}

/** Type of a word's value; for an object only the names of its members. */
function holds(type: ts.TypeNode): string {
  const inside = insideOf(type)
  if (!inside) return typeText(type).length <= typeLength ? code(typeText(type)) : 'an object'
  const members = wordsOf(inside).map(({ name, optional }) => name + (optional ? '?' : ''))
  return code(`{ ${members.join(', ')} }${ts.isArrayTypeNode(bare(type)) ? '[]' : ''}`)
}

const bare = (type: ts.TypeNode): ts.TypeNode =>
  ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type) ? bare(type.type) : type

/** The unnamed object type of a word, or of its list's elements. */
function insideOf(type: ts.TypeNode): ts.TypeLiteralNode | undefined {
  const inner = bare(type)
  if (ts.isTypeLiteralNode(inner)) return inner
  return ts.isArrayTypeNode(inner) ? insideOf(inner.elementType) : undefined
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`
}

/** The row of a word, and those of the words inside it; a needed word is bold. */
function wordRows({ name, doc, optional, type }: Word, examples: Examples, owner = ''): string {
  const word = code(`${owner}${name}`)
  const inner = insideOf(type)
  const inside = inner ? wordsOf(inner).filter((each) => each.doc !== '' || insideOf(each.type)) : []
  return (
    row(optional ? word : `**${word}**`, holds(type), cell(doc), exampleOf(examples.get(type))) +
    inside.map((each) => wordRows(each, examples, `${owner}${name}.`)).join('')
  )
}

function wordTable(words: readonly Word[], examples: Examples): string {
  const rows = words.map((word) => wordRows(word, examples)).join('')
  return `| word | holds | meaning | example |\n| --- | --- | --- | --- |\n${rows}`
}

/** Title of an object: its first word with its type, and the names of the others. */
function shortTitle(words: readonly Word[]): string {
  const [first, ...rest] = words
  const others = rest.map(({ name, optional }) => `; ${name}${optional ? '?' : ''}`).join('')
  return first ? `{ ${first.name}: ${typeText(first.type)}${others} }` : '{}'
}

/** The rows of the forms of a union, those of unions in parentheses among them. */
function formRows(type: ts.TypeNode, examples: Examples): string {
  return armsOf(type)
    .map(({ doc, type: arm }) => {
      const text = typeText(arm)
      const title = text.length > typeLength && ts.isTypeLiteralNode(arm) ? shortTitle(wordsOf(arm)) : text
      const words = ts.isTypeLiteralNode(arm) ? wordsOf(arm).filter((word) => word.doc !== '') : []
      const more = words.map((word) => `${code(word.name)}: ${cell(word.doc)}`)
      return row(code(title), [cell(doc), ...more].join(' ').trim(), exampleOf(examples.get(arm)))
    })
    .join('')
}

function typePart({ name, doc, scope, node }: NamedType, examples: Examples): string {
  const head = `## ${name}\n\n${doc}${scope === '' ? '' : `\n\nScope: ${scope}`}\n\n`
  if (ts.isInterfaceDeclaration(node)) return `${head}${wordTable(wordsOf(node), examples)}\n`
  const parts = ts.isIntersectionTypeNode(node.type) ? [...node.type.types] : [node.type]
  const objects = parts.filter((part) => ts.isTypeLiteralNode(part))
  const unions = parts.filter((part) => !ts.isTypeLiteralNode(part))
  const forms = unions.map((part) => formRows(part, examples)).join('')
  const words = objects.flatMap((part) => wordsOf(part))
  return (
    head +
    (forms === '' ? '' : `| form | meaning | example |\n| --- | --- | --- |\n${forms}\n`) +
    (words.length === 0 ? '' : `${wordTable(words, examples)}\n`)
  )
}

/** True for a type without objects: its forms fit in a row. */
function isShort({ node }: NamedType): boolean {
  return (
    ts.isTypeAliasDeclaration(node) &&
    armsOf(node.type).every(({ doc, type }) => doc === '' && !ts.isTypeLiteralNode(bare(type))) &&
    !ts.isIntersectionTypeNode(node.type) &&
    typeText(node.type).length <= 2 * typeLength
  )
}

function shortTypes(types: readonly NamedType[], examples: Examples): string {
  const rows = types.map(({ name, doc, node }) => {
    const type = ts.isTypeAliasDeclaration(node) ? node.type : undefined
    const forms = type ? armsOf(type).map((arm) => code(typeText(arm.type))) : []
    const used = [node, ...(type ? [type, ...armsOf(type).map((arm) => arm.type)] : [])]
    const example = used.map((each) => examples.get(each)).find((each) => each !== undefined)
    return row(`<a id="${name.toLowerCase()}"></a>${name}`, forms.join(' or '), cell(doc), exampleOf(example))
  })
  return `## Short types\n\n| type | holds | meaning | example |\n| --- | --- | --- | --- |\n${rows.join('')}\n`
}

/** The words that take a name of each list. */
const wordOfList: Readonly<Record<string, string>> = {
  cellNames: 'cell',
  widgetNames: 'widget',
  customNames: 'component',
  dialogNames: 'dialog',
  questionNames: 'guard.dialog',
  sectionNames: 'section',
  tones: 'tone',
  stateKinds: 'kind',
}

/** Types whose manifests give a word this value somewhere, in their order. */
function usersOf(word: string, name: string, manifests: readonly { type: string }[]): string[] {
  const says = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(says)
    return isRecord(value) && (value[word] === name || Object.values(value).some(says))
  }
  return manifests.filter(says).map(({ type }) => type)
}

/** A list of names, each with the first type that uses it. */
function namesPart({ name, doc, names: all }: NameList, manifests: readonly { type: string }[]): string {
  const word = wordOfList[name] ?? ''
  const items = all.map((each) => {
    const [user] = usersOf(word, each, manifests)
    return code(each) + (user === undefined ? '' : ` (${user})`)
  })
  return `**\`${word}\`** (${name}). ${doc} ${items.length === 0 ? 'None yet.' : `${items.join(', ')}.`}\n`
}

/**
 * The reference of the manifest language as Markdown, one row a word: what it may hold, what it means, and a use of it.
 *
 * @param manifests manifests as written, from which the examples come
 * @param complete manifests with their defaults, for words that no manifest writes
 */
export function writeReference(
  manifests: readonly { type: string }[],
  complete: readonly { type: string }[] = [],
): string {
  const types = readVocabulary()
  const { lists } = readModule(names)
  const byName = new Map(types.map((type) => [type.name, type]))
  const derived = collectExamples(byName, root, complete)
  const examples = new Map([...derived, ...collectExamples(byName, root, manifests)])
  const shown = types.filter(({ name }) => !helpers.has(name))
  const ordered = [...shown.filter(({ name }) => name === root), ...shown.filter(({ name }) => name !== root)]
  const tables = ordered.filter((type) => !isShort(type))
  return `# Words of the manifest language

The language has ${countWords(types).size} words. Each type of the language has a table; words in bold are needed, the others have a
default or may be absent. The examples are from the manifests of this console. [manifests.md](manifests.md) explains the
language, [adding-a-resource.md](adding-a-resource.md) uses it. Generated from \`${vocabularyFile}\`, the types beside it
and \`${names}\` by \`npm run generate\`; do not edit.

${tables.map(({ name }) => `[${name}](#${name.toLowerCase()})`).join(' · ')} · [Short types](#short-types) · [Names](#names)

${tables.map((type) => typePart(type, examples)).join('')}${shortTypes(ordered.filter(isShort), examples)}## Names

Names of code. Cells and widgets are mostly derived from the description. In parentheses: a type that uses the name.

${lists.map((list) => namesPart(list, manifests)).join('\n')}`
}
