import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { pageModules } from './page-modules'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Whether a module is fetched with a page; `seen` is what was looked at on the way. */
function comesWith(page: string, id: string, context: Context, seen = new Set<string>()): boolean {
  if (id === page) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => comesWith(page, importer, context, seen))
}

/**
 * How the application is cut: one file for its start, whoever wrote its parts, because every file more is a request that
 * the first rows wait for; for the same reason one file for what each page of a record shares with other parts: nothing is
 * in it that those pages do not need. Everything else arrives when it is first wanted, in the files the bundler makes of
 * it.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const [detail, create] = [resolve(root, pageModules.detail), resolve(root, pageModules.create)]
  const sharedFile = (id: string, context: Context): string | null => {
    if (comesWith(create, id, context)) return comesWith(detail, id, context) ? 'record' : 'forms'
    return comesWith(detail, id, context) ? 'details' : null
  }
  return [
    { name: 'app', test: /./, tags: ['$initial'], priority: 1 },
    { name: sharedFile, test: /./, minShareCount: 2, includeDependenciesRecursively: false },
  ]
}
