import ts from 'typescript'
import { isRecord } from '../../src/lib/is-record'
import { armsOf, wordsOf, type NamedType } from './vocabulary-syntax'

/** A value, and the resource type whose manifest contains it. */
export interface Example {
  value: unknown
  by: string
}

/** Examples by the syntax node of their word or form: the shortest one that is not trivial. */
export type Examples = ReadonlyMap<ts.Node, Example>

const keywords: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
])

const sizeOf = (value: unknown): number => {
  const size = JSON.stringify(value).length
  return size < 12 ? 200 - size : size
}

/** Walks manifests and their type side by side, and keeps for every word an example of its use. */
export function collectExamples(
  types: ReadonlyMap<string, NamedType>,
  root: string,
  manifests: readonly { type: string }[],
): Examples {
  const found = new Map<ts.Node, Example>()
  let by = ''
  const keep = (node: ts.Node, value: unknown): void => {
    const before = found.get(node)
    if (!before || sizeOf(value) < sizeOf(before.value)) found.set(node, { value, by })
  }
  const named = (type: ts.TypeNode): NamedType | undefined =>
    ts.isTypeReferenceNode(type) ? types.get(type.typeName.getText()) : undefined

  const fits = (value: unknown, type: ts.TypeNode): boolean => {
    if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return fits(value, type.type)
    if (ts.isUnionTypeNode(type)) return type.types.some((arm) => fits(value, arm))
    if (ts.isIntersectionTypeNode(type)) return type.types.every((part) => fits(value, part))
    if (ts.isArrayTypeNode(type)) return Array.isArray(value)
    if (ts.isTypeLiteralNode(type)) return isRecord(value) && hasWords(value, wordsOf(type))
    if (ts.isLiteralTypeNode(type)) {
      const { literal } = type
      return ts.isStringLiteral(literal) ? value === literal.text : String(value) === literal.getText()
    }
    const target = named(type)
    if (!target) {
      if (!ts.isTypeReferenceNode(type)) return typeof value === (keywords.get(type.kind) ?? 'string')
      return type.typeName.getText() === 'Record' ? isRecord(value) : typeof value === 'string'
    }
    const { node } = target
    return ts.isInterfaceDeclaration(node)
      ? isRecord(value) && hasWords(value, wordsOf(node))
      : fits(value, node.type)
  }
  const hasWords = (value: Record<string, unknown>, words: ReturnType<typeof wordsOf>): boolean =>
    words.every(({ name, optional, type }) =>
      value[name] === undefined ? optional : !ts.isLiteralTypeNode(type) || fits(value[name], type),
    )
  const known = (value: unknown, type: ts.TypeNode): number => {
    if (!isRecord(value)) return 0
    if (ts.isIntersectionTypeNode(type)) return type.types.reduce((sum, part) => sum + known(value, part), 0)
    const node = named(type)?.node ?? type
    if (ts.isTypeAliasDeclaration(node))
      return Math.max(...armsOf(node.type).map((arm) => known(value, arm.type)))
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeLiteralNode(node)) return 0
    return wordsOf(node).filter(({ name }) => value[name] !== undefined).length
  }
  const members = (value: unknown, node: ts.InterfaceDeclaration | ts.TypeLiteralNode): void => {
    if (!isRecord(value)) return
    for (const { name, type } of wordsOf(node)) {
      if (value[name] === undefined) continue
      keep(type, value[name])
      walk(value[name], type)
    }
  }
  const walk = (value: unknown, type: ts.TypeNode): void => {
    if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) walk(value, type.type)
    else if (ts.isUnionTypeNode(type)) {
      const [arm] = armsOf(type)
        .filter((each) => fits(value, each.type))
        .sort((one, other) => known(value, other.type) - known(value, one.type))
      if (arm) {
        keep(arm.type, value)
        walk(value, arm.type)
      }
    } else if (ts.isIntersectionTypeNode(type)) for (const part of type.types) walk(value, part)
    else if (ts.isArrayTypeNode(type)) {
      if (Array.isArray(value)) for (const each of value) walk(each, type.elementType)
    } else if (ts.isTypeLiteralNode(type)) members(value, type)
    else if (ts.isTypeReferenceNode(type)) {
      const target = named(type)
      const inner = type.typeArguments?.[1]
      if (target) {
        keep(target.node, value)
        if (ts.isInterfaceDeclaration(target.node)) members(value, target.node)
        else walk(value, target.node.type)
      } else if (type.typeName.getText() === 'Record' && inner && isRecord(value)) {
        for (const each of Object.values(value)) walk(each, inner)
      }
    }
  }
  const start = types.get(root)
  if (!start || !ts.isInterfaceDeclaration(start.node)) throw new Error(`${root} is not in the vocabulary`)
  for (const manifest of manifests) {
    by = manifest.type
    members(manifest, start.node)
  }
  return found
}
