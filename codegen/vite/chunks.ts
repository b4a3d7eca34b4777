import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { backgroundModules, formModule, pageModules } from './page-modules'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Adds to `seen` a module and its static importers, direct or indirect. */
function collectImporters(id: string, context: Context, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const importer of context.getModuleInfo(id)?.importers ?? []) collectImporters(importer, context, seen)
  return seen
}

/** The modules loaded on demand that import `id` statically, directly or not. */
function rootsOf(id: string, context: Context): string[] {
  return [...collectImporters(id, context, new Set())].filter(
    (each) => (context.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0,
  )
}

/**
 * Chunking of the application: one file for the start, because each request delays the first rows, and one each for what
 * record pages, forms and the parts of the frame share. Everything else is chunked by the bundler and loaded on demand.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const [detail, create] = [resolve(root, pageModules.detail), resolve(root, pageModules.create)]
  const background = new Set(backgroundModules.map((path) => resolve(root, path)))
  let drawForms: ReadonlySet<string> | undefined
  const sharedFile = (id: string, context: Context): string | null => {
    drawForms ??= new Set(rootsOf(resolve(root, formModule), context))
    const roots = rootsOf(id, context)
    if (roots.length > 0 && roots.every((each) => drawForms?.has(each))) return 'forms'
    const ofFrame = roots.some((each) => background.has(each))
    if (ofFrame) return roots.includes(detail) || roots.includes(create) ? 'common' : 'frame'
    if (!roots.includes(create)) return roots.includes(detail) ? 'details' : null
    // Without the form library, which other users of this module do not need.
    return roots.includes(detail) ? 'record' : 'fields'
  }
  return [
    { name: 'app', test: /./, tags: ['$initial'], priority: 1 },
    { name: sharedFile, test: /./, minShareCount: 2, includeDependenciesRecursively: false },
  ]
}
