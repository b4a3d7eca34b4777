import { useMemo, type ComponentType } from 'react'
import { useParams } from 'react-router'
import { config } from '../../console.config'
import { enabledTypes } from '../engine/data/enabled-types'
import {
  loadCreateForm,
  loadDetailedResource,
  loadResource,
  loadResources,
} from '../engine/data/load-resource'
import { loadOverviewTexts } from '../engine/extras/load-texts'
import { ResourceList } from '../engine/list/ResourceList'
import type { PageRow } from '../generated/pages'
import { publishedFiles } from '../lib/published-file'
import type { Texts } from '../platform/i18n/texts'
import { usePlatform } from '../platform/platform'
import type { ApiDeployment } from '../screens/api/deployment'
import type { LoadPage } from '../start/start'
import { lazy, useLazy } from '../ui/lazy'

const typePages = {
  record: async () => (await import('./DetailScreen')).DetailScreen,
  create: async () => (await import('../engine/create/ResourceCreate')).ResourceCreate,
}
const overviews = {
  dashboard: async () => (await import('../screens/dashboard/Dashboard')).Dashboard,
  resources: async () => (await import('../engine/extras/AllResources')).AllResources,
}
type TypePage = keyof typeof typePages
type Overview = keyof typeof overviews

const loadTypePage = lazy((kind: TypePage): Promise<ComponentType<{ type: string }>> => typePages[kind]())
const loadOverview = lazy((name: Overview): Promise<ComponentType<{ types: readonly string[] }>> =>
  overviews[name](),
)
const loadApi = lazy(async () => (await import('../screens/api/ApiScreen')).ApiScreen)
const loadDocs = lazy(async (page: string, texts: Texts) =>
  (await import('../screens/api/load-docs')).loadDocs(page, texts),
)

function LateTypePage({ kind, type }: { kind: TypePage; type: string }) {
  const Page = useLazy(loadTypePage, kind)
  return <Page type={type} />
}

function OverviewPage({ name }: { name: Overview }) {
  const { site } = usePlatform()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const Screen = useLazy(loadOverview, name)
  return <Screen types={types} />
}

function ApiPage() {
  const { texts } = usePlatform()
  const { kind = '', name = '' } = useParams()
  const docs = useLazy(loadDocs, `${kind} ${name}`, texts)
  const Screen = useLazy(loadApi)
  const { origin } = window.location
  const deployment: ApiDeployment = {
    base: `${origin}${config.apiPrefix}`,
    home: `${origin}${config.basePath}`,
    client: config.clientPackage,
    files: publishedFiles(config),
  }
  return <Screen docs={docs} kind={kind} name={name} deployment={deployment} />
}

const isOverview = (name: string): name is Overview => Object.hasOwn(overviews, name)

/** Everything a page waits for before it can be drawn: its code, compiled manifests and texts. */
export const loadPage: LoadPage = ({ kind, of }, params, { site, texts }) => {
  if (kind === 'list') return [loadResource(of, texts)]
  if (kind === 'record') return [loadTypePage(kind), loadDetailedResource(of, texts)]
  if (kind === 'create') return [loadTypePage(kind), loadResource(of, texts), loadCreateForm(of, texts)]
  if (isOverview(of)) {
    const types = enabledTypes(site).map(({ type }) => type)
    return [loadOverview(of), loadOverviewTexts(texts), loadResources(types, texts)]
  }
  return [loadApi(), ...(params ? [loadDocs(`${params.kind ?? ''} ${params.name ?? ''}`, texts)] : [])]
}

/** The component that draws a page. */
export function drawPage({ kind, of }: PageRow): ComponentType {
  if (kind === 'list') return () => <ResourceList type={of} />
  if (kind !== 'screen') return () => <LateTypePage kind={kind} type={of} />
  return isOverview(of) ? () => <OverviewPage name={of} /> : ApiPage
}
