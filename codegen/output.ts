import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Generated files by path inside the output folder. */
export type GeneratedFiles = Map<string, string | Uint8Array>

function same(file: string, content: string | Uint8Array): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content))
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}

/** Paths with outdated content: missing, changed, or no longer generated. */
export function staleFiles(folder: string, files: GeneratedFiles): string[] {
  const wrong = [...files]
    .filter(([name, content]) => !same(join(folder, name), content))
    .map(([name]) => name)
  const extra = filesIn(folder).filter((name) => !files.has(relative('.', name)))
  return [...wrong, ...extra].sort()
}

/** Writes changes and removes obsolete files. Unchanged files keep their time, so that watchers do not react. */
export function writeFiles(folder: string, files: GeneratedFiles): string[] {
  const stale = staleFiles(folder, files)
  for (const name of stale) {
    const file = join(folder, name)
    const content = files.get(name)
    if (content === undefined) {
      rmSync(file)
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return stale
}
