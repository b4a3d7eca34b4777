import ts from 'typescript'
import { isRecord } from '../../src/lib/is-record'
import { literal } from '../emit'
import { collectExamples, type Example, type Examples } from './collect-examples'
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

/** Types that only help to write others down. */
const helpers = new Set([
  'Schemas',
  'SchemaName',
  'Added',
  'Paths',
  'SitePath',
  'ChosenPath',
  'Members',
  'ColumnSpec',
  'Section',
])

const ellipsis = '…'

/** What is deep inside an example is left out. */
function shorten(value: unknown, depth: number): unknown {
  const isWhole = JSON.stringify(value).length <= 60
  if (isWhole || typeof value !== 'object' || value === null) return value
  if (depth === 0) return Array.isArray(value) ? [ellipsis] : { [ellipsis]: true }
  if (Array.isArray(value)) {
    const first = value.slice(0, 3).map((each) => shorten(each, depth - 1))
    return value.length > first.length ? [...first, ellipsis] : first
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member, depth - 1)]))
}

function source(value: unknown): string {
  return literal(shorten(value, 2))
    .replaceAll(`'${ellipsis}': true`, ellipsis)
    .replaceAll(`'${ellipsis}'`, ellipsis)
}

function block(text: string, by: string): string {
  const lines = text.split('\n')
  return `\`\`\`ts\n${[`${lines[0]} // ${by}`, ...lines.slice(1)].join('\n')}\n\`\`\`\n`
}

const exampleOf = (name: string, example: Example | undefined): string =>
  example
    ? block(`${name === '' ? '' : `${name}: `}${source(example.value)}`, example.by)
    : 'No manifest uses it yet.\n'

/** A type as it reads without the machinery that makes paths complete themselves. */
function typeText(type: ts.TypeNode): string {
  return type
    .getText()
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(?!Record\b)([A-Z]\w*)<[^<>]*>/g, '$1')
    .replace(/\b(SitePath|ChosenPath)\b/g, 'Path')
    .replace(/Record<string, (.+)>$/, '{ name: $1 }')
    .replaceAll('readonly ', '')
}

function typeLine(type: ts.TypeNode): string {
  const text = typeText(type)
  return text.length > 90 ? 'an object' : `\`${text}\``
}

function wordPart(word: Word, examples: Examples, level: string): string {
  const { name, doc, optional, type } = word
  const line = `${level} \`${name}\`\n\n${optional ? 'Optional' : 'Needed'}, ${typeLine(type)}.${doc === '' ? '' : ` ${doc}`}\n\n`
  const inner = insideOf(type)
  return (
    line +
    exampleOf(name, examples.get(type)) +
    (inner ? `\n${wordsPart(wordsOf(inner), examples, name)}` : '')
  )
}

/** The object a word or a list of them holds, where it has no name of its own. */
function insideOf(type: ts.TypeNode): ts.TypeLiteralNode | undefined {
  if (ts.isTypeLiteralNode(type)) return type
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return insideOf(type.type)
  return ts.isArrayTypeNode(type) ? insideOf(type.elementType) : undefined
}

function wordsPart(words: readonly Word[], examples: Examples, owner: string): string {
  return words
    .map((word) =>
      wordPart({ ...word, name: word.name }, examples, '####').replace('#### `', `#### \`${owner}.`),
    )
    .join('\n')
}

function armPart(type: ts.TypeNode, doc: string, examples: Examples): string {
  const documented = ts.isTypeLiteralNode(type) ? wordsOf(type).filter((word) => word.doc !== '') : []
  const text = typeText(type)
  const title = text.length > 90 && ts.isTypeLiteralNode(type) ? shortTitle(wordsOf(type)) : text
  const lines = documented.map((word) => `- \`${word.name}\`: ${word.doc}\n`).join('')
  return `### \`${title}\`\n\n${doc === '' ? '' : `${doc}\n\n`}${lines === '' ? '' : `${lines}\n`}${exampleOf('', examples.get(type))}`
}

/** An object by its first word, as one tells it from others. */
function shortTitle(words: readonly Word[]): string {
  const [first, ...rest] = words
  return first
    ? `{ ${first.name}: ${typeText(first.type)}; ${rest.map(({ name, optional }) => name + (optional ? '?' : '')).join('; ')} }`
    : '{}'
}

function typePart({ name, doc, node }: NamedType, examples: Examples): string {
  const head = `## ${name}\n\n${doc}\n\n`
  if (ts.isInterfaceDeclaration(node))
    return (
      head +
      wordsOf(node)
        .map((word) => wordPart(word, examples, '###'))
        .join('\n')
    )
  const parts = ts.isIntersectionTypeNode(node.type) ? [...node.type.types] : [node.type]
  const body = parts.flatMap((part) => {
    if (ts.isTypeLiteralNode(part)) return wordsOf(part).map((word) => wordPart(word, examples, '###'))
    const arms = armsOf(part)
    if (arms.some(({ type }) => ts.isTypeLiteralNode(type)))
      return arms.map((arm) => armPart(arm.type, arm.doc, examples))
    const plain = arms.filter(({ type }) => ts.isLiteralTypeNode(type) || ts.isTypeReferenceNode(type))
    return plain.length > 1
      ? [`One of ${plain.map(({ type }) => `\`${typeText(type)}\``).join(', ')}.\n`]
      : []
  })
  return head + body.join('\n')
}

/** The words that take a name of each list. */
const wordOfList: Readonly<Record<string, string>> = {
  cellNames: 'cell',
  widgetNames: 'widget',
  customNames: 'component',
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

function namesPart({ name, doc, names: all }: NameList, manifests: readonly { type: string }[]): string {
  const word = wordOfList[name] ?? ''
  const rows = all.map((each) => {
    const users = usersOf(word, each, manifests).map((user) => `\`${user}\``)
    return `| \`${each}\` | ${users.slice(0, 3).join(', ')} |\n`
  })
  const table =
    rows.length === 0 ? 'None yet.\n' : `| \`${word}\` | named by |\n| --- | --- |\n${rows.join('')}`
  return `## ${name}\n\n${doc}\n\n${table}`
}

/**
 * The reference of the manifest language as Markdown: every word, what it takes, what it means, and a use of it. A word no
 * manifest writes is shown as it is derived, from `complete` ones.
 */
export function writeReference(
  manifests: readonly { type: string }[],
  complete: readonly { type: string }[] = [],
): string {
  const types = readVocabulary()
  const { lists } = readModule(names)
  const byName = new Map(types.map((type) => [type.name, type]))
  // Of words that convention says nearly everywhere, what it says is the example.
  const derived = collectExamples(byName, root, complete)
  const examples = new Map([...derived, ...collectExamples(byName, root, manifests)])
  const shown = types.filter(({ name }) => !helpers.has(name))
  const ordered = [...shown.filter(({ name }) => name === root), ...shown.filter(({ name }) => name !== root)]
  return `# Words of the manifest language

Generated from \`${vocabularyFile}\` and \`${names}\` by \`npm run generate\`; do not edit.
The chapters are the types of the language, the examples come from the manifests of this console.
[manifests.md](manifests.md) explains the language, [adding-a-resource.md](adding-a-resource.md) uses it.

${ordered.map(({ name }) => `[${name}](#${name.toLowerCase()})`).join(' · ')}

${ordered.map((type) => typePart(type, examples)).join('\n')}
# Names

What is made of code and only named in a manifest. Cells and widgets are mostly derived from the description, and not
named at all.

${lists.map((list) => namesPart(list, manifests)).join('\n')}`
}
