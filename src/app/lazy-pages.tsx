import { use, useMemo, type ComponentType } from 'react'
import { useParams } from 'react-router'
import { config } from '../../console.config'
import { loadResource } from '../engine/data/load-resource'
import { loadOverviewTexts } from '../engine/overview/load-texts'
import { fetchOnce } from '../lib/fetch-once'
import { publishedFiles } from '../lib/published-file'
import { usePlatform } from '../platform/platform'
import type { ApiDeployment } from '../screens/api/deployment'
import { loadDocs } from '../screens/api/load-docs'
import { enabledTypes } from '../engine/data/enabled-types'

interface TypePage {
  type: string
}

const pages = {
  detail: async () => (await import('../engine/detail/ResourceDetail')).ResourceDetail,
  create: async () => (await import('../engine/create/ResourceCreate')).ResourceCreate,
} satisfies Record<string, () => Promise<ComponentType<TypePage>>>

const loadPage = fetchOnce((kind: keyof typeof pages) => pages[kind]())

/** Waits for the code of a page; its manifest and texts travel at the same time. */
function usePageOf(kind: keyof typeof pages, type: string): ComponentType<TypePage> {
  const { texts } = usePlatform()
  const code = loadPage(kind)
  void loadResource(type, texts)
  return use(code)
}

/** The screen of a record. */
export function DetailPage({ type }: TypePage) {
  const Page = usePageOf('detail', type)
  return <Page type={type} />
}

/** The create form. */
export function CreatePage({ type }: TypePage) {
  const Page = usePageOf('create', type)
  return <Page type={type} />
}

const overviews = {
  dashboard: async () => (await import('../screens/dashboard/Dashboard')).Dashboard,
  resources: async () => (await import('../engine/overview/AllResources')).AllResources,
} satisfies Record<string, () => Promise<ComponentType<{ types: readonly string[] }>>>

const loadOverview = fetchOnce((kind: keyof typeof overviews) => overviews[kind]())

/** A screen about everything the site has; its texts and the manifests of all types travel with its code. */
export function OverviewPage({ kind }: { kind: keyof typeof overviews }) {
  const { site, texts } = usePlatform()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const code = loadOverview(kind)
  void loadOverviewTexts(texts)
  for (const type of types) void loadResource(type, texts)
  const Screen = use(code)
  return <Screen types={types} />
}

const loadApiScreen = fetchOnce(async (_only: 'api') => (await import('../screens/api/ApiScreen')).ApiScreen)

/** The documentation of the API; its texts and the chapter that is opened travel with its code. */
export function ApiPage() {
  const { texts } = usePlatform()
  const { kind = '', name = '' } = useParams()
  const code = loadApiScreen('api')
  const docs = loadDocs(`${kind} ${name}`, texts)
  const Screen = use(code)
  const { origin } = window.location
  const deployment: ApiDeployment = {
    base: `${origin}${config.apiPrefix}`,
    home: `${origin}${config.basePath}`,
    client: config.clientPackage,
    files: publishedFiles,
  }
  return <Screen docs={use(docs)} kind={kind} name={name} deployment={deployment} />
}
