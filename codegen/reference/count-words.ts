import ts from 'typescript'
import type { NamedType } from './vocabulary-syntax'

/** The distinct member names of the types of the manifest language, in the order they are read. */
export function countWords(types: readonly NamedType[]): ReadonlySet<string> {
  const words = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) words.add(node.name.getText())
    node.forEachChild(visit)
  }
  for (const { node } of types) visit(node)
  return words
}
