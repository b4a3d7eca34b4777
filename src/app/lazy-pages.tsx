import { use, useMemo } from 'react'
import { useParams } from 'react-router'
import { config } from '../../console.config'
import { enabledTypes } from '../engine/data/enabled-types'
import { publishedFiles } from '../lib/published-file'
import { usePlatform } from '../platform/platform'
import type { ApiDeployment } from '../screens/api/deployment'
import { loadApiPage, loadOverview, loadTypePage, type OverviewKind, type TypePage } from './load-page'

/** The screen of a record. */
export function DetailPage({ type }: TypePage) {
  const { texts } = usePlatform()
  const Page = use(loadTypePage('detail', type, texts)[0])
  return <Page type={type} />
}

/** The create form. */
export function CreatePage({ type }: TypePage) {
  const { texts } = usePlatform()
  const Page = use(loadTypePage('create', type, texts)[0])
  return <Page type={type} />
}

/** A screen about everything the site has. */
export function OverviewPage({ kind }: { kind: OverviewKind }) {
  const { site, texts } = usePlatform()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const Screen = use(loadOverview(kind, types, texts)[0])
  return <Screen types={types} />
}

/** The documentation of the API. */
export function ApiPage() {
  const { texts } = usePlatform()
  const { kind = '', name = '' } = useParams()
  const [code, docs] = loadApiPage(kind, name, texts)
  const Screen = use(code)
  const { origin } = window.location
  const deployment: ApiDeployment = {
    base: `${origin}${config.apiPrefix}`,
    home: `${origin}${config.basePath}`,
    client: config.clientPackage,
    files: publishedFiles(config),
  }
  return <Screen docs={use(docs)} kind={kind} name={name} deployment={deployment} />
}
