import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import recorded from './engine-size.json'
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

/** The other rooms each room imports. */
const roomsUsed: Readonly<Record<string, readonly string[]>> = (() => {
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
})()

const named = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)

describe('the rooms of the engine', () => {
  it('are listed with exactly the rooms they import: what none imports any more goes from its row', () => {
    const rows = [...textOf(`${engine}/README.md`).matchAll(/^\| \[`([\w-]+)`\][^|]*\|[^|]*\|([^|]*)\|/gm)]
    const listed = Object.fromEntries(rows.map(([, room = '', may = '']) => [room, named(may).toSorted()]))
    expect(listed).toEqual(roomsUsed)
  })

  it.each(Object.keys(roomsUsed))('say so in their own README too: %s', (room) => {
    const said = /^May import (of the engine: .*|nothing of the engine)\.$/m.exec(
      textOf(`${engine}/${room}/README.md`),
    )
    expect(named(said?.[1] ?? 'nothing is said').toSorted()).toEqual(roomsUsed[room])
    expect(said).not.toBeNull()
  })
})

/** Lines that hold code: neither blank nor comment alone. */
function linesOfCode(file: string): number {
  const source = syntaxOf(file)
  const lines = new Set<number>()
  for (const node of nodesOf(source)) {
    if (node.getChildCount(source) > 0 || node.getWidth(source) === 0) continue
    const [first, last] = [node.getStart(source), node.getEnd()].map(
      (at) => source.getLineAndCharacterOfPosition(at).line,
    ) as [number, number]
    for (let line = first; line <= last; line += 1) lines.add(line)
  }
  return lines.size
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const linesOf = (file: string): number => textOf(file).trimEnd().split('\n').length

/** Files of the engine that the page of a list imports statically, before anything is loaded on demand. */
function filesOfList(): string[] {
  const known = new Set(filesIn(engine, /\.tsx?$/))
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const node of nodesOf(syntaxOf(file))) {
      if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
        continue
      const to = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? specifierOf(node) : undefined
      if (!to?.startsWith('.')) continue
      const path = posix.join(posix.dirname(file), to)
      const found = [`${path}.ts`, `${path}.tsx`].find((each) => known.has(each))
      if (found !== undefined) visit(found)
    }
  }
  visit(`${engine}/list/ResourceList.tsx`)
  return [...seen]
}

describe('the engine', () => {
  const files = filesIn(engine, /\.tsx?$/).filter((file) => roomOf(file) !== undefined)
  it.each([
    ['files', () => files.length],
    ['lines', () => sum(files.map(linesOf))],
    ['code', () => sum(files.map(linesOfCode))],
    ['arrows', () => sum(Object.values(roomsUsed).map((others) => others.length))],
    ['list', () => sum(filesOfList().map(linesOf))],
  ] as const)('is no larger than it was: %s', (name, measure) => {
    const advice = 'Take out as much as comes in; what is smaller is recorded in tests/repo/engine-size.json'
    expect(measure(), advice).toBeLessThanOrEqual(recorded[name])
  })
})
