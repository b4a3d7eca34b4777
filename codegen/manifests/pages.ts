import { apiPage } from '../../src/lib/api-docs'
import { pathParameters } from '../../src/lib/operation'
import { notificationsPath } from '../../src/lib/notifications-path'
import { profilePath } from '../../src/lib/profile-path'
import { allResourcesPath, dashboardPath } from '../../src/lib/overview-paths'
import { referralPath } from '../../src/lib/referral-path'
import { paymentReturnPath } from '../../src/lib/payment-paths'
import { supportPath } from '../../src/lib/support-path'
import type { CompiledForm, DetailedResource } from '../../src/manifest/compiled'
import type { CompleteManifest } from './complete/completed'
import { sectionNames } from '../../src/manifest/names'
import { offeredTypes } from '../../src/manifest/offered-types'
import { isOwned } from '../../src/manifest/owned'
import { header, literal } from '../emit'
import type { Description } from '../openapi/description'

/** Input of the table of pages for one type. */
export interface PagedType {
  manifest: CompleteManifest
  resource: DetailedResource
  forms: readonly CompiledForm[]
}

interface PageRow {
  path: string
  kind: 'list' | 'record' | 'create' | 'screen'
  of: string
  types: string[]
  lists: string[]
  open?: true
  onlyIf?: 'referralCodeEnabled'
}

const types = `/** The kinds of pages. */
export type PageKind = 'list' | 'record' | 'create' | 'screen'

/** A page of the console. */
export interface PageRow {
  /** Path below the base path, in the router's syntax. */
  path: string
  kind: PageKind
  /** The resource type, or the name of the screen. */
  of: string
  /** Types whose manifests and texts the page needs to render; its own type first. */
  types: readonly string[]
  /** Types whose lists the page shows first. */
  lists: readonly string[]
  /** Open without signing in. */
  open?: true
  /** Switch of the site configuration that enables the page. */
  onlyIf?: 'referralCodeEnabled'
}

/** Data of a type that the start needs. */
export interface TypeRow {
  /** Switch of the site configuration; null if it is always on. */
  feature: string | null
  /** Path and query of its list call, below the service's path; null if the call needs more than a location. */
  call: string | null
}

`

/** Path and query of a list call: `{location}` stands for each location of the site. */
function listCall({ list }: CompleteManifest, description: Description): string | null {
  const { path = '' } = description.operations.get(list.operation) ?? {}
  if (pathParameters(path).some((name) => name !== 'location')) return null
  const query = new URLSearchParams(
    Object.entries(list.params ?? {}).map(([name, value]) => [name, String(value)]),
  )
  return `${path}${query.size === 0 ? '' : `?${query}`}`
}

/** The pages of a type, fixed addresses first, so that `create` is not taken for an id. */
function pagesOf({ manifest, resource, forms }: PagedType, known: ReadonlySet<string>): PageRow[] {
  const { type, routes } = manifest
  const page = (
    kind: PageRow['kind'],
    template: string | undefined,
    more: readonly string[],
    lists: string[],
  ): PageRow[] =>
    template === undefined
      ? []
      : [
          {
            path: template.replace(/\{(\w+)\}/g, ':$1'),
            kind,
            of: type,
            types: [type, ...more.filter((each) => known.has(each) && each !== type)],
            lists,
          },
        ]
  const form = forms.find(({ id }) => id === 'create')
  return [
    ...page('list', routes.list, [], [type]),
    ...page('create', routes.create, offeredTypes(Object.values(form?.fields ?? {})), []),
    ...page('record', routes.detail, resource.detail?.refers ?? [], [type]),
  ]
}

/** `pages.ts`: which page is at which path, and which lists it shows. The first one is at the bare base path. */
export function emitPages(paged: readonly PagedType[], description: Description): string {
  const ordered = [...paged].sort(
    (a, b) => sectionNames.indexOf(a.manifest.section) - sectionNames.indexOf(b.manifest.section),
  )
  const all = ordered.map(({ manifest }) => manifest.type)
  const owned = ordered.filter(({ resource }) => isOwned(resource)).map(({ manifest }) => manifest.type)
  const rows: PageRow[] = [
    { path: dashboardPath, kind: 'screen', of: 'dashboard', types: all, lists: all },
    { path: allResourcesPath, kind: 'screen', of: 'resources', types: all, lists: owned },
    { path: notificationsPath, kind: 'screen', of: 'notifications', types: [], lists: [] },
    { path: profilePath, kind: 'screen', of: 'profile', types: [], lists: [] },
    {
      path: referralPath,
      kind: 'screen',
      of: 'referral',
      types: [],
      lists: [],
      onlyIf: 'referralCodeEnabled',
    },
    { path: paymentReturnPath, kind: 'screen', of: 'payment', types: [], lists: [] },
    { path: supportPath, kind: 'screen', of: 'support', types: [], lists: [], open: true },
    { path: `${apiPage}/:kind?/:name?`, kind: 'screen', of: 'api', types: [], lists: [], open: true },
    ...ordered.flatMap((each) => pagesOf(each, new Set(all))),
  ]
  const typeRows = Object.fromEntries(
    ordered.map(({ manifest, resource }) => [
      manifest.type,
      { feature: resource.feature, call: listCall(manifest, description) },
    ]),
  )
  return (
    header('resource-manifests') +
    types +
    `export const types: Readonly<Record<string, TypeRow>> = ${literal(typeRows)}\n\n` +
    `export const pages: readonly PageRow[] = ${literal(rows)}\n`
  )
}
