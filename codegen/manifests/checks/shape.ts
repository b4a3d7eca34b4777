import ts from 'typescript'
import { isRecord } from '../../../src/lib/is-record'
import { advice } from '../../advice'
import { didYouMean } from '../../../src/lib/did-you-mean'
import {
  pathTypes,
  readVocabulary,
  wordsOf,
  type NamedType,
  type Word,
} from '../../reference/vocabulary-syntax'
import type { Written } from '../context'

/** Maximum forms of the elements of a list in a message. */
const most = 4

/** Words of the language by ones that authors write instead: those of other languages, and former words. */
const meanings: Readonly<Record<string, string>> = {
  asked: 'site',
  condition: 'when',
  confirm: 'guard',
  copies: 'times',
  default: 'initial',
  equals: 'is',
  factor: 'times',
  field: 'record',
  fields: 'columns',
  in: 'is',
  kinds: 'values',
  label: 'id',
  max: 'most',
  method: 'operation',
  min: 'least',
  picture: 'icon',
  reprices: 'costs',
  singly: 'each',
}

/** Types of the language, read once. The generator reports their errors for authors who run no compiler. */
let types: ReadonlyMap<string, NamedType> | undefined

function language(): ReadonlyMap<string, NamedType> {
  types ??= new Map(readVocabulary().map((each) => [each.name, each]))
  return types
}

/** Whether a type is a path or schema name from the description, which is not written out. */
const isName = ({ typeName }: ts.TypeReferenceNode): boolean =>
  pathTypes.has(typeName.getText()) || typeName.getText() === 'SchemaName'

function namedType(type: ts.TypeNode): NamedType['node'] | undefined {
  if (!ts.isTypeReferenceNode(type) || isName(type)) return undefined
  return language().get(type.typeName.getText())?.node
}

/** Strips brackets, `readonly` and names; gives a union, a list, an object or a plain type. */
function bare(type: ts.TypeNode): ts.TypeNode | ts.InterfaceDeclaration {
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return bare(type.type)
  const node = namedType(type)
  if (!node) return type
  return ts.isInterfaceDeclaration(node) ? node : bare(node.type)
}

function armsOf(type: ts.TypeNode): (ts.TypeNode | ts.InterfaceDeclaration)[] {
  const inner = bare(type)
  return ts.isUnionTypeNode(inner) ? inner.types.flatMap(armsOf) : [inner]
}

const literalOf = (type: ts.TypeNode | undefined): string | undefined =>
  type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined

/** Words an object may have here; of several forms, the one that fits it best. Undefined if none fits. */
function wordsFor(
  value: Record<string, unknown>,
  type: ts.TypeNode | ts.InterfaceDeclaration,
): Word[] | undefined {
  if (ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type)) return wordsOf(type)
  const inner = bare(type)
  if (ts.isInterfaceDeclaration(inner) || ts.isTypeLiteralNode(inner)) return wordsOf(inner)
  if (ts.isIntersectionTypeNode(inner)) {
    const parts = inner.types.map((part) => wordsFor(value, part))
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? [])
  }
  if (!ts.isUnionTypeNode(inner)) return undefined
  const forms = inner.types.flatMap((arm) => {
    const words = wordsFor(value, arm)
    return words ? [words] : []
  })
  const differs = ({ name, type: own }: Word): boolean => {
    const literal = literalOf(own)
    return literal !== undefined && value[name] !== undefined && value[name] !== literal
  }
  const score = (words: readonly Word[]): number => {
    const had = words.filter(({ name }) => value[name] !== undefined).length
    const missing = words.filter(({ name, optional }) => !optional && value[name] === undefined).length
    return had - missing - (words.some(differs) ? 10 : 0)
  }
  const [best] = [...forms].sort((one, other) => score(other) - score(one))
  const isTold =
    value.kind !== undefined || !best?.some(({ name, type: own }) => name === 'kind' && literalOf(own))
  const knows = isTold && best?.some(({ name }) => value[name] !== undefined && !best.some(differs))
  return knows ? best : undefined
}

/** The words of every form a value may have. */
function wordsOfForms(type: ts.TypeNode | ts.InterfaceDeclaration): string[] {
  const inner = ts.isInterfaceDeclaration(type) ? type : bare(type)
  if (ts.isInterfaceDeclaration(inner) || ts.isTypeLiteralNode(inner))
    return wordsOf(inner).map(({ name }) => name)
  return ts.isUnionTypeNode(inner) || ts.isIntersectionTypeNode(inner)
    ? inner.types.flatMap(wordsOfForms)
    : []
}

/** Splits an intersection type into the forms of its members. */
function partsOf(arm: ReturnType<typeof armsOf>[number]): ReturnType<typeof armsOf> {
  const inner = ts.isInterfaceDeclaration(arm) ? arm : bare(arm)
  return ts.isIntersectionTypeNode(inner) ? inner.types.flatMap(armsOf).flatMap(partsOf) : [arm]
}

/** Type of the values of a `Record`; undefined for other types. */
function recordValue(arm: ReturnType<typeof armsOf>[number]): ts.TypeNode | undefined {
  const isNamed = ts.isTypeReferenceNode(arm) && arm.typeName.getText() === 'Record'
  return isNamed ? arm.typeArguments?.[1] : undefined
}

/** Texts a word may hold; empty if other values are allowed. */
function textsOf(type: ts.TypeNode): string[] {
  const texts = armsOf(type).map((arm) => (ts.isInterfaceDeclaration(arm) ? undefined : literalOf(arm)))
  return texts.every((text) => text !== undefined) ? texts : []
}

/**
 * Hint of what was meant, or an empty text: `{ status: "active" }` is a condition on a field, `{ role: "administrator" }` is
 * a value of another word, and one value under an unknown word is a constant or the name of a field.
 */
function meant(value: unknown, forms: readonly (readonly Word[])[]): string {
  const has = (...names: readonly string[]): boolean =>
    forms.some((words) => words.length === names.length && words.every(({ name }) => names.includes(name)))
  if (!isRecord(value)) return ''
  const [only, ...others] = Object.entries(value)
  if (!only || others.length > 0 || isRecord(only[1])) return ''
  const [name, given] = only
  const written = JSON.stringify(given)
  const word = forms.flat().find(({ type }) => textsOf(type).includes(String(given)))
  if (word) return `Write { ${word.name}: ${written} }.`
  if (has('record', 'is')) return `Write { record: ${JSON.stringify(name)}, is: ${written} }.`
  if (!has('record') || Array.isArray(given)) return ''
  const field = typeof given === 'string' ? `{ record: ${written} } for that field, ` : ''
  return `Write ${field}${written} for the value itself.`
}

/** Texts of plain values; if all are allowed, a message says "a value". */
const plainValues = ['a text', 'a number', 'true or false', 'null']

/** Allowed forms as an author writes them, lists last: `a text, { record, is } or a list, each { id }`. */
function choicesOf(arms: ReturnType<typeof armsOf>): string {
  const written = arms
    .flatMap(partsOf)
    .flatMap((arm): { text: string; isExtra?: boolean; isList?: true }[] => {
      if (ts.isTypeNode(arm) && ts.isArrayTypeNode(arm)) {
        const each = armsOf(arm.elementType)
        const isShort = each.flatMap(partsOf).length <= most
        return [{ text: isShort ? `a list, each ${choicesOf(each)}` : 'a list', isList: true }]
      }
      const named = recordValue(arm)
      if (named) return [{ text: `an object of names, each with ${choicesOf(armsOf(named))}`, isList: true }]
      const words = wordsFor({}, arm)
      if (!words) return [{ text: plainText(arm) }]
      const needed = words.filter(({ optional }) => !optional)
      if (needed.length > 0) return [{ text: `{ ${needed.map(({ name }) => name).join(', ')} }` }]
      return words.length === 0
        ? []
        : [{ text: `{ ${words.map(({ name }) => `${name}?`).join(', ')} }`, isExtra: true }]
    })
  // A form with only optional words adds to the others and is not listed.
  const forms = written.some(({ text, isExtra }) => text.startsWith('{') && !isExtra)
    ? written.filter(({ isExtra }) => !isExtra)
    : written
  const [others, lists] = [forms.filter(({ isList }) => !isList), forms.filter(({ isList }) => isList)]
  const texts = [...new Set([...others, ...lists].map(({ text }) => text))]
  const all = plainValues.every((text) => texts.includes(text))
    ? ['a value', ...texts.filter((text) => !plainValues.includes(text))]
    : texts
  const last = all.at(-1) ?? ''
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} or ${last}`
}

/** Hint for a value that must be a list, with the form of its elements unless they are texts. */
function listCure(arms: ReturnType<typeof armsOf>): string {
  const choices = choicesOf(arms)
  const [, each] = /^a list, each (.+)$/.exec(choices) ?? []
  const inside = each === undefined || each === 'a text' ? '' : ` Each is ${each}.`
  return `must be a list; put it in [ ].${inside}`
}

/** Forms an object may have here, by their required words, after a guess of what was meant. */
function formsOf(arms: ReturnType<typeof armsOf>, value: unknown): string {
  const forms = arms
    .flatMap(partsOf)
    .map((arm) => (wordsFor({}, arm) ?? []).filter(({ optional }) => !optional))
    .filter((words) => words.length > 0)
  // Forms that differ by kind are listed by kind only; there are too many to write each out.
  const kinds = forms.flatMap((words) => literalOf(words.find(({ name }) => name === 'kind')?.type) ?? [])
  if (kinds.length > 1) {
    const near = isRecord(value) && typeof value.kind === 'string' ? didYouMean(value.kind, kinds) : ''
    return `Its "kind" may be ${kinds.join(', ')}.${near}`
  }
  const guess = meant(value, forms)
  const choices = choicesOf(arms)
  return guess === '' ? `Write ${choices}.` : `${guess} It may be ${choices}.`
}

/** Every word of a manifest must exist, hold a value of its type, and come with all required words. */
export function shape(context: Written): void {
  const { report } = context
  const root = language().get('ResourceManifest')?.node
  const check = (value: unknown, type: ts.TypeNode, at: string): void => {
    const arms = armsOf(type)
    if (Array.isArray(value)) {
      const list = arms.find((arm) => ts.isArrayTypeNode(arm))
      if (!list || !ts.isArrayTypeNode(list))
        report('word-kind', at, `must not be a list. ${formsOf(arms, value)}`)
      else value.forEach((each, index) => check(each, list.elementType, `${at}[${index}]`))
      return
    }
    if (isRecord(value)) {
      const words = wordsFor(value, type)
      if (words) checkWords(value, words, at, wordsOfForms(type))
      else checkOther(value, arms, at)
      return
    }
    checkPlain(value, arms, at)
  }
  const checkWords = (
    value: Record<string, unknown>,
    words: readonly Word[],
    at: string,
    ofForms: readonly string[] = [],
  ): void => {
    const known = words.map(({ name }) => name)
    const renamed = new Set<string>()
    for (const name of Object.keys(value)) {
      if (known.includes(name)) continue
      const today = Object.hasOwn(meanings, name) ? meanings[name] : undefined
      const isToday =
        today !== undefined && value[today] === undefined && [...known, ...ofForms].includes(today)
      if (isToday) renamed.add(today)
      const near = isToday
        ? ` Write "${today}".`
        : ofForms.includes(name)
          ? advice(name, known, 'It is a word of another form; this one has', 'docs/manifest-reference.md')
          : didYouMean(name, ofForms) || advice(name, known, 'There are', 'docs/manifest-reference.md')
      report('word-unknown', at === '' ? name : `${at}.${name}`, `there is no such word here.${near}`)
    }
    for (const { name, optional, type } of words) {
      if (value[name] !== undefined) check(value[name], type, at === '' ? name : `${at}.${name}`)
      else if (!optional && !renamed.has(name)) {
        const texts = textsOf(type)
        const choices = texts.length > 1 ? texts.join(', ') : choicesOf(armsOf(type))
        const choice = choices === 'a text' ? '' : ` It may be ${choices}.`
        report('word-missing', at, `needs the word "${name}"; add it.${choice}`)
      }
    }
  }
  const checkOther = (value: Record<string, unknown>, arms: ReturnType<typeof armsOf>, at: string): void => {
    const inner = arms.flatMap((arm) => recordValue(arm) ?? [])[0]
    if (inner) for (const [name, each] of Object.entries(value)) check(each, inner, `${at}.${name}`)
    else if (
      arms.some(
        (arm) =>
          ts.isTypeLiteralNode(arm) || ts.isInterfaceDeclaration(arm) || ts.isIntersectionTypeNode(arm),
      )
    )
      report('word-kind', at, `is in none of the forms it may have. ${formsOf(arms, value)}`)
    else if (arms.every((arm) => ts.isArrayTypeNode(arm))) report('word-kind', at, listCure(arms))
    else report('word-kind', at, `must not be an object; it takes ${choicesOf(arms)}.`)
  }
  const checkPlain = (value: unknown, arms: ReturnType<typeof armsOf>, at: string): void => {
    const plain = arms.filter(
      (arm) =>
        !ts.isArrayTypeNode(arm) &&
        !ts.isTypeLiteralNode(arm) &&
        !ts.isInterfaceDeclaration(arm) &&
        !ts.isIntersectionTypeNode(arm) &&
        !(ts.isTypeReferenceNode(arm) && arm.typeName.getText() === 'Record'),
    )
    if (plain.length === 0) {
      const isList = arms.every((arm) => ts.isArrayTypeNode(arm))
      const isObject = arms.every((arm) => !ts.isArrayTypeNode(arm))
      const kind = isObject ? 'must be an object.' : `cannot be ${JSON.stringify(value)}.`
      report('word-kind', at, isList ? listCure(arms) : `${kind} ${formsOf(arms, value)}`)
      return
    }
    const texts = plain.flatMap((arm) => (ts.isInterfaceDeclaration(arm) ? [] : (literalOf(arm) ?? [])))
    if (texts.length === plain.length) {
      if (!texts.includes(String(value)))
        report(
          'word-kind',
          at,
          `cannot be "${String(value)}".${advice(String(value), texts, 'It may be', 'docs/manifest-reference.md')}`,
        )
      return
    }
    if (!plain.some((arm) => fitsPlain(value, arm)))
      report('word-kind', at, `cannot be ${JSON.stringify(value)}; it takes ${choicesOf(arms)}.`)
  }
  if (root && ts.isInterfaceDeclaration(root) && isRecord(context.manifest))
    checkWords(context.manifest, wordsOf(root), '')
}

/** Text of a plain type in messages. Paths, names and ids are texts; whether they exist is checked later. */
function plainText(type: ts.TypeNode | ts.InterfaceDeclaration): string {
  if (type.kind === ts.SyntaxKind.NumberKeyword) return 'a number'
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return 'true or false'
  return ts.isTypeNode(type) && ts.isLiteralTypeNode(type) ? type.getText() : 'a text'
}

function fitsPlain(value: unknown, type: ts.TypeNode | ts.InterfaceDeclaration): boolean {
  if (type.kind === ts.SyntaxKind.NumberKeyword) return typeof value === 'number'
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return typeof value === 'boolean'
  if (ts.isTypeNode(type) && ts.isLiteralTypeNode(type))
    return literalOf(type) === undefined ? String(value) === type.getText() : value === literalOf(type)
  return typeof value === 'string'
}
