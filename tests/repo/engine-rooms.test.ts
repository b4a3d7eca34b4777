import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn, nodesOf, syntaxOf, textOf } from './sources'

const engine = 'src/engine'

/** The room of a file of the engine; undefined for the gallery and for what is beside the rooms. */
const roomOf = (path: string): string | undefined =>
  /\.examples\.tsx$|\/examples\//.test(path) ? undefined : /^src\/engine\/([\w-]+)\//.exec(path)?.[1]

const specifierOf = (node: ts.Node): string | undefined => {
  const text =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined
  return text && ts.isStringLiteral(text) ? text.text : undefined
}

/** The other rooms a room imports. */
function roomsUsed(): Record<string, string[]> {
  const used = new Map<string, Set<string>>()
  for (const file of filesIn(engine, /\.tsx?$/)) {
    const room = roomOf(file)
    if (room === undefined) continue
    const others = used.get(room) ?? new Set()
    used.set(room, others)
    for (const node of nodesOf(syntaxOf(file))) {
      const to = specifierOf(node)
      const other = to?.startsWith('.') ? roomOf(posix.join(posix.dirname(file), to)) : undefined
      if (other !== undefined && other !== room) others.add(other)
    }
  }
  return Object.fromEntries([...used].map(([room, others]) => [room, [...others].toSorted()]))
}

const named = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)

describe('the rooms of the engine', () => {
  it('are listed with exactly the rooms they import: what none imports any more goes from its row', () => {
    const rows = [...textOf(`${engine}/README.md`).matchAll(/^\| \[`([\w-]+)`\][^|]*\|[^|]*\|([^|]*)\|/gm)]
    const listed = Object.fromEntries(rows.map(([, room = '', may = '']) => [room, named(may).toSorted()]))
    expect(listed).toEqual(roomsUsed())
  })

  it.each(Object.keys(roomsUsed()))('say so in their own README too: %s', (room) => {
    const said = /^May import (of the engine: .*|nothing of the engine)\.$/m.exec(
      textOf(`${engine}/${room}/README.md`),
    )
    expect(named(said?.[1] ?? 'nothing is said').toSorted()).toEqual(roomsUsed()[room])
    expect(said).not.toBeNull()
  })
})
