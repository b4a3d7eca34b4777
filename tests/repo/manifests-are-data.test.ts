import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const files = ['resource-manifests', 'tests/second-platform/manifests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
    .sort(),
)

const isDefinition = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'defineResource'

/** Places of a source that compute something: functions, classes, and calls of anything but `defineResource`. */
function computed(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const computes =
      ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isNewExpression(node) ||
      (ts.isCallExpression(node) && !isDefinition(node))
    if (computes && !ts.isTypeNode(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}: ${node.getText().split('\n')[0]}`)
    } else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('manifests', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(15)
  })

  it.each(files)('%s is data: no function, class or call but defineResource', (file) => {
    expect(computed(file, readFileSync(file, 'utf8'))).toEqual([])
  })

  it.each([
    ['const f = () => 1', 'x.ts:1: () => 1'],
    ['function f() {}', 'x.ts:1: function f() {}'],
    ['\nconst a = [1].map(String)', 'x.ts:2: [1].map(String)'],
    ['const a = { b() {} }', 'x.ts:1: b() {}'],
    ['class A {}', 'x.ts:1: class A {}'],
    ['const a = new Set()', 'x.ts:1: new Set()'],
  ])('would be caught: %s', (text, place) => {
    expect(computed('x.ts', text)).toEqual([place])
  })
})
