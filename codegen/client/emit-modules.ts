import { relative, resolve } from 'node:path'
import ts from 'typescript'
import type { GeneratedFiles } from '../output'

/** Adds file extensions to imports, which Node requires. */
function withExtensions(code: string): string {
  return code.replaceAll(/((?:from |import\()["'])(\.{1,2}\/[^"']+)(?=["'])/g, '$1$2.js')
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  declaration: true,
  newLine: ts.NewLineKind.LineFeed,
  rootDir: resolve('.'),
  types: [],
}

/**
 * Compiles a module and its imports to ESM and declarations, at their paths in this repository. Package imports are
 * kept. Throws on errors.
 */
export function emitModules(entry: string): GeneratedFiles {
  const files: GeneratedFiles = new Map()
  const program = ts.createProgram([resolve(entry)], options)
  const { diagnostics } = program.emit(undefined, (file, code) => {
    files.set(relative('.', file).replaceAll('\\', '/'), withExtensions(code))
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0)
    throw new Error(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => resolve('.'),
        getNewLine: () => '\n',
      }),
    )
  return files
}
