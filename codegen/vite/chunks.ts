import type { Rolldown } from 'vite'

/** Ends of the modules that are pages of a record, each fetched with everything it is drawn with. */
const pages = { detail: '/engine/detail/ResourceDetail.tsx', create: '/engine/create/ResourceCreate.tsx' }

type Page = keyof typeof pages
type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The pages a module comes with; `seen` is what was looked at on the way. */
function pagesWith(id: string, context: Context, seen = new Set<string>()): Set<Page> {
  const found = new Set<Page>()
  if (seen.has(id)) return found
  seen.add(id)
  for (const page of Object.keys(pages) as Page[]) if (id.endsWith(pages[page])) found.add(page)
  for (const importer of context.getModuleInfo(id)?.importers ?? [])
    for (const page of pagesWith(importer, context, seen)) found.add(page)
  return found
}

/** The file for what several parts share, by the pages among them: nothing is in it that those pages do not need. */
function sharedFile(id: string, context: Context): string | null {
  const comesWith = pagesWith(id, context)
  if (comesWith.has('create')) return comesWith.has('detail') ? 'record' : 'forms'
  return comesWith.has('detail') ? 'details' : null
}

/**
 * How the application is cut: one file for its start, whoever wrote its parts, because every file more is a request that
 * the first rows wait for; for the same reason one file for what each page of a record shares with other parts. Everything
 * else arrives when it is first wanted, in the files the bundler makes of it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', test: /./, tags: ['$initial'], priority: 1 },
  { name: sharedFile, test: /./, minShareCount: 2, includeDependenciesRecursively: false },
]
