import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')

/** Paths of the files below `folder` of this repository whose name fits, with forward slashes. */
export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path) && !/(^|\/)(node_modules|dist|\.cache|\.git)\//.test(path))
    .sort()
}

/** The text of a file of this repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

const known = new Map<string, ts.SourceFile>()

/** The syntax of a TypeScript file of this repository, read once for all tests of a worker. */
export function syntaxOf(path: string): ts.SourceFile {
  const syntax = known.get(path) ?? ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  known.set(path, syntax)
  return syntax
}

/** Every node of the syntax, from outside to inside. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (each: ts.Node): void => {
    nodes.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return nodes
}

/** The position of a node: `src/engine/list/ListRow.tsx:12`. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile()
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Finds in TypeScript files below `folders` the nodes for which `find` gives a text; `place text` each. */
export function findings(folders: readonly string[], find: (node: ts.Node) => string | undefined): string[] {
  const files = folders.flatMap((folder) => filesIn(folder, /\.tsx?$/))
  return files
    .filter((file) => !file.startsWith('src/generated/'))
    .flatMap((file) =>
      nodesOf(syntaxOf(file)).flatMap((node) => {
        const text = find(node)
        return text === undefined ? [] : [`${placeOf(node)} ${text}`]
      }),
    )
}
