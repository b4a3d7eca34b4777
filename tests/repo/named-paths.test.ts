import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from './sources'

const root = resolve(import.meta.dirname, '../..')
const tops = [
  ...['src', 'client', 'codegen', 'resource-manifests', 'sandbox', 'tests', 'openapi', 'themes', 'locales'],
  ...['docs', '.ci'],
]
/** Folders that builds and runs make; they are not in the repository. */
const made = /^(dist|shots|\.cache|tests\/results)(\/|$)/
/** Names that stand for any file of their kind. */
const foreign = new Set(['PascalCase.tsx', 'kebab-case.ts'])

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...tops.flatMap((folder) => filesIn(folder, /\.md$/)),
].filter((file) => file !== 'docs/manifest-reference.md')
const sources = tops
  .flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|cjs)$/))
  .filter((file) => !file.startsWith('src/generated/'))
const all = tops.flatMap((folder) => filesIn(folder, /./))
const names = new Set([...readdirSync(root), ...all].map((file) => file.slice(file.lastIndexOf('/') + 1)))

/** The comments of a TypeScript file, as one text. */
function commentsOf(file: string): string {
  const text = textOf(file)
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text)
  const found: string[] = []
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia)
      found.push(scanner.getTokenText())
  return found.join('\n')
}

/** Text between backticks on one line. */
const quoted = (text: string): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

const isPattern = (path: string): boolean => /[*<>{}[\]()…$ ]|\bX\./.test(path)

/** Whether a quoted text names a missing file: by a path below a top folder, or by its name alone. */
function isLost(words: string, from: string): boolean {
  if (isPattern(words)) return false
  const path = words.replace(/[:#].*$/, '').replace(/\/$/, '')
  if (made.test(path) || foreign.has(path)) return false
  const beside = normalize(join(dirname(from), path))
  if (tops.some((top) => path.startsWith(`${top}/`))) {
    // The chapter about adding a type names the files it adds as they are called then.
    return [path, beside, `docs/tutorial/${path}`].every((file) => !existsSync(join(root, file)))
  }
  // An address of the console is no path of the repository.
  if (path.startsWith('/')) return false
  if (!/^[\w./-]+\.(ts|tsx|mjs|cjs|md|css|json|ya?ml)$/.test(path)) return false
  if (!path.includes('/')) return !names.has(path)
  return !existsSync(join(root, beside)) && !all.some((file) => file.endsWith(`/${path}`))
}

describe('a path that is named', () => {
  it.each([
    ['src/engine/list/ResourceList.tsx', false],
    ['src/engine/list/NoSuchList.tsx', true],
    ['condition.ts', false],
    ['no-such-module.ts', true],
    ['src/generated/<type>.ts', false],
  ])('%s is lost: %s', (words, lost) => {
    expect(isLost(words, 'README.md')).toBe(lost)
  })

  it('in a document is there', () => {
    const lost = documents.flatMap((file) =>
      quoted(textOf(file))
        .filter((words) => isLost(words, file))
        .map((words) => `${file}: ${words}`),
    )
    expect(lost).toEqual([])
  })

  it('in a comment is there', () => {
    const lost = sources.flatMap((file) =>
      quoted(commentsOf(file))
        .filter((words) => isLost(words, file))
        .map((words) => `${file}: ${words}`),
    )
    expect(lost).toEqual([])
  })

  it('by a link of a document is there', () => {
    const lost = documents.flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(root, dirname(file), to)))
        .map((to) => `${file}: ${to}`),
    )
    expect(lost).toEqual([])
  })
})
