import { useMemo, type ComponentType } from 'react'
import { useParams } from 'react-router'
import { config } from '../../console.config'
import { enabledTypes } from '../platform/site/enabled-types'
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
import { useStore } from '../platform/use-store'
import type { ApiDeployment } from '../screens/api/deployment'
import type { LoadPage } from '../start/start'
import { loadNotificationTexts } from '../screens/notifications/load-texts'
import { loadReferralTexts } from '../screens/billing/load-referral-texts'
import { loadProfileTexts } from '../screens/profile/load-texts'
import { loadPaymentTexts } from '../screens/billing/paying/load-texts'
import { loadSupportTexts } from '../screens/support/load-texts'
import { lazy, useLazy } from '../ui/lazy'
import { runningBuild } from './shell/build'

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
const loadNotifications = lazy(
  async () => (await import('../screens/notifications/NotificationsScreen')).NotificationsScreen,
)
const loadProfile = lazy(async () => (await import('./ProfilePage')).ProfilePage)
const loadReferral = lazy(async () => (await import('../screens/billing/ReferralScreen')).ReferralScreen)
const loadPayment = lazy(
  async () => (await import('../screens/billing/paying/PaymentReturnScreen')).PaymentReturnScreen,
)
const loadSupport = lazy(async () => (await import('../screens/support/SupportScreen')).SupportScreen)
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

function NotificationsPage() {
  const Screen = useLazy(loadNotifications)
  return <Screen />
}

function LateProfile() {
  const Screen = useLazy(loadProfile)
  return <Screen />
}

function ReferralPage() {
  const Screen = useLazy(loadReferral)
  return <Screen home={`${window.location.origin}${config.basePath}`} />
}

function PaymentPage() {
  const Screen = useLazy(loadPayment)
  return <Screen />
}

function SupportPage() {
  const build = useStore(runningBuild)
  const Screen = useLazy(loadSupport)
  return <Screen build={build === undefined ? undefined : /([^/]+)\.\w+$/.exec(build)?.[1]} />
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

/** Begins to load the custom components of a record's first tab, which the page does not wait for. */
async function beginFirstTab(type: string, texts: Texts): Promise<void> {
  const [{ beginCustom }, { detail }] = await Promise.all([
    import('./DetailScreen'),
    loadDetailedResource(type, texts),
  ])
  beginCustom(detail?.tabs[0]?.sections ?? [], texts)
}

const isOverview = (name: string): name is Overview => Object.hasOwn(overviews, name)

/** Loads what a page needs for rendering: code, compiled manifests, texts. */
export const loadPage: LoadPage = ({ kind, of }, params, { site, texts }) => {
  if (kind === 'list') return [loadResource(of, texts)]
  if (kind === 'record')
    return [loadTypePage(kind), loadDetailedResource(of, texts), beginFirstTab(of, texts)]
  if (kind === 'create') return [loadTypePage(kind), loadResource(of, texts), loadCreateForm(of, texts)]
  if (isOverview(of)) {
    const types = enabledTypes(site).map(({ type }) => type)
    return [loadOverview(of), loadOverviewTexts(texts), loadResources(types, texts)]
  }
  if (of === 'notifications') return [loadNotifications(), loadNotificationTexts(texts)]
  if (of === 'profile') return [loadProfile(), loadProfileTexts(texts)]
  if (of === 'referral') return [loadReferral(), loadReferralTexts(texts)]
  if (of === 'payment') return [loadPayment(), loadPaymentTexts(texts)]
  if (of === 'support') return [loadSupport(), loadSupportTexts(texts)]
  return [loadApi(), ...(params ? [loadDocs(`${params.kind ?? ''} ${params.name ?? ''}`, texts)] : [])]
}

/** Component of a page. */
export function drawPage({ kind, of }: PageRow): ComponentType {
  if (kind === 'list') return () => <ResourceList type={of} />
  if (kind !== 'screen') return () => <LateTypePage kind={kind} type={of} />
  if (isOverview(of)) return () => <OverviewPage name={of} />
  if (of === 'profile') return LateProfile
  if (of === 'referral') return ReferralPage
  if (of === 'payment') return PaymentPage
  if (of === 'support') return SupportPage
  return of === 'notifications' ? NotificationsPage : ApiPage
}
