import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** A type of the manifest language: an interface or a type alias. */
export interface NamedType {
  name: string
  doc: string
  /** Meaning of the scope names in its conditions and values, from `@scope` in its comment; empty without. */
  scope: string
  node: Declaration
}

/** A closed list of names. */
export interface NameList {
  name: string
  doc: string
  names: string[]
}

/** A member of an object: a word of the language. */
export interface Word {
  name: string
  doc: string
  optional: boolean
  type: ts.TypeNode
}

/** One of several forms a value may have. */
export interface Arm {
  doc: string
  type: ts.TypeNode
}

const plain = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The last documentation comment in a piece of source; empty when there is none. */
function docIn(text: string): string {
  return plain(text.match(/\/\*\*[\s\S]*?\*\//g)?.at(-1) ?? '')
}

/** The comment before a node. */
export function docOf(node: ts.Node): string {
  return docIn(node.getFullText().slice(0, node.getStart() - node.getFullStart()))
}

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Types of paths, shown and checked as texts. */
export const pathTypes: ReadonlySet<string> = new Set([
  'FieldOf',
  'Path',
  'SitePath',
  'OptionPath',
  'JudgedPath',
])

/** Type parameters for texts that are no paths. */
const notPaths = new Set(['Type', 'Name'])

/** Replacement of a type parameter: `Path` for texts, else its constraint or its default. */
function usualText({ name, constraint, default: usual }: ts.TypeParameterDeclaration): string {
  const text = constraint?.getText()
  if (text === undefined) return usual?.getText() ?? 'unknown'
  return text === 'string' && !notPaths.has(name.text) ? 'Path' : text
}

/** Parses a module with type parameters replaced, because they only narrow the words. */
function plainSource(file: string): ts.SourceFile {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const text = source.getFullText()
  const edits: { start: number; end: number; to: string }[] = []
  const visit = (node: ts.Node, parameters: ReadonlyMap<string, string>): void => {
    if (ts.isTypeReferenceNode(node)) {
      const name = node.typeName.getText()
      const to = parameters.get(name)
      if (to !== undefined) edits.push({ start: node.getStart(), end: node.end, to })
      const [names, ...others] = node.typeArguments ?? []
      if (name === 'Members' && names) {
        edits.push({ start: node.getStart(), end: names.end, to: 'Record<string' })
        for (const other of others) visit(other, parameters)
        return
      }
      if (to !== undefined) return
    }
    node.forEachChild((child) => visit(child, parameters))
  }
  for (const node of source.statements.filter(isDeclaration)) {
    if (pathTypes.has(node.name.text)) continue
    const parameters = new Map(node.typeParameters?.map((each) => [each.name.text, usualText(each)]))
    const { members, type } = ts.isInterfaceDeclaration(node)
      ? { members: node.members, type: undefined }
      : { members: [], type: node.type }
    for (const part of [...members, ...(type ? [type] : [])]) visit(part, parameters)
  }
  const plain = edits
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((done, { start, end, to }) => done.slice(0, start) + to + done.slice(end), text)
  return ts.createSourceFile(file, plain, ts.ScriptTarget.Latest, true)
}

/** The exported types of a module in their order, and the constants that list names. */
export function readModule(file: string): {
  types: NamedType[]
  lists: NameList[]
} {
  const source = plainSource(file)
  const types: NamedType[] = []
  const lists: NameList[] = []
  for (const node of source.statements) {
    if (isDeclaration(node)) {
      const [doc = '', scope = ''] = docOf(node).split(/ ?@scope /)
      types.push({ name: node.name.text, doc, scope, node })
    }
    if (!ts.isVariableStatement(node)) continue
    for (const { name, initializer } of node.declarationList.declarations) {
      const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
      if (!value || !ts.isArrayLiteralExpression(value)) continue
      const names = value.elements.filter(ts.isStringLiteral).map((element) => element.text)
      lists.push({ name: name.getText(), doc: docOf(node), names })
    }
  }
  return { types, lists }
}

/** Root file of the manifest language; its parts are beside it in `words/`. */
export const vocabularyFile = 'src/manifest/vocabulary.ts'

const wordsFolder = 'src/manifest/words'

/** Order of the parts in the reference; others come last. */
const readingOrder = [
  'values',
  'records',
  'columns',
  'options',
  'fields',
  'forms',
  'prices',
  'actions',
  'sections',
]

const placeOf = (name: string): number => {
  const place = readingOrder.indexOf(name.replace('.ts', ''))
  return place < 0 ? readingOrder.length : place
}

/** All types of the manifest language. */
export function readVocabulary(): NamedType[] {
  const parts = readdirSync(wordsFolder)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((name) => `${wordsFolder}/${name}`)
  return [...parts, vocabularyFile].flatMap((file) => readModule(file).types)
}

/** The members of an interface or of an object type. */
export function wordsOf(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): Word[] {
  return node.members.filter(ts.isPropertySignature).flatMap((member) =>
    member.type
      ? [
          {
            name: member.name.getText(),
            doc: docOf(member),
            optional: member.questionToken !== undefined,
            type: member.type,
          },
        ]
      : [],
  )
}

/** The forms of a union, each with the comment before its bar; a type that is no union is its own only form. */
export function armsOf(type: ts.TypeNode): Arm[] {
  const bare = ts.isParenthesizedTypeNode(type) ? type.type : type
  if (!ts.isUnionTypeNode(bare)) return [{ doc: '', type: bare }]
  const text = bare.getSourceFile().text
  let end = bare.getFullStart()
  return bare.types.map((arm) => {
    const doc = docIn(text.slice(end, arm.getStart()))
    end = arm.getEnd()
    return { doc, type: arm }
  })
}
