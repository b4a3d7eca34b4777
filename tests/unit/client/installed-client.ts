import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { clientPackage } from '../../../codegen/client/client-package'
import type { GeneratedFiles } from '../../../codegen/output'
import { config } from '../../../console.config'
import { isRecord } from '../../../src/lib/is-record'

/** An external project that has installed the client package. */
export interface ClientProject {
  readonly files: GeneratedFiles
  /** The package's `package.json`. */
  readonly manifest: Readonly<Record<string, unknown>>
  /** The compiler's errors in programs, by their names, and in the package itself: `name.ts: message`. */
  readonly check: (programs: ReadonlyMap<string, string>) => string[]
  /** Runs a program, and returns its output; rejects when it fails. */
  readonly run: (program: string, environment: Readonly<Record<string, string>>) => Promise<string>
  readonly remove: () => void
}

const packages = resolve('node_modules')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  typeRoots: [join(packages, '@types')],
  types: ['node'],
}

/** Types removed, nothing else changed. */
const asWritten: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }

/** Builds the package as `npm run build:client` does and puts it where npm would, with its dependencies only. */
export function installClient(): ClientProject {
  const files = clientPackage(config)
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const write = (path: string, text: string | Uint8Array): string => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  write('package.json', '{ "type": "module" }')
  for (const [path, text] of files) write(`node_modules/${config.clientPackage}/${path}`, text)
  const manifest: unknown = JSON.parse(String(files.get('package.json')))
  if (!isRecord(manifest) || !isRecord(manifest.dependencies)) throw new Error('no package.json')
  for (const name of Object.keys(manifest.dependencies))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
  let runs = 0
  return {
    files,
    manifest,
    check: (programs) => {
      const written = [...programs].map(([name, text]) => write(`${name}.ts`, text))
      const program = ts.createProgram(written, options)
      const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder))
      return own
        .flatMap((file) => [
          ...program.getSyntacticDiagnostics(file),
          ...program.getSemanticDiagnostics(file),
        ])
        .map(
          ({ file, messageText }) =>
            `${file?.fileName.slice(folder.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        )
    },
    run: async (program, environment) => {
      const code = ts.transpileModule(program, { compilerOptions: asWritten }).outputText
      runs += 1
      const { stdout } = await promisify(execFile)(process.execPath, [write(`run-${runs}.mjs`, code)], {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', ...environment },
      })
      return stdout
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
