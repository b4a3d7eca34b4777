import type { ComponentType } from 'react'
import {
  loadCreateForm,
  loadDetailedResource,
  loadResource,
  loadResources,
} from '../engine/data/load-resource'
import { loadOverviewTexts } from '../engine/extras/load-texts'
import { fetchOnce } from '../lib/fetch-once'
import type { Texts } from '../platform/i18n/texts'

/** What a page is drawn from, on its way: its code first. */
export type PageParts<Code> = readonly [Promise<Code>, ...Promise<unknown>[]]

/** What a page of one type is told. */
export interface TypePage {
  type: string
}

const pages = {
  detail: async () => (await import('./DetailScreen')).DetailScreen,
  create: async () => (await import('../engine/create/ResourceCreate')).ResourceCreate,
} satisfies Record<string, () => Promise<ComponentType<TypePage>>>

/** Pages of a type that are no part of the start. */
export type PageKind = keyof typeof pages

const loadPageCode = fetchOnce((kind: PageKind) => pages[kind]())

/** Fetches a page of a type: its code, manifest and texts, and what a create form is made of. */
export function loadTypePage(kind: PageKind, type: string, texts: Texts): PageParts<ComponentType<TypePage>> {
  const own = kind === 'create' ? loadCreateForm(type, texts) : loadDetailedResource(type, texts)
  return [loadPageCode(kind), loadResource(type, texts), own]
}

/** What a screen about everything is told. */
export interface OverviewPage {
  types: readonly string[]
}

const overviews = {
  dashboard: async () => (await import('../screens/dashboard/Dashboard')).Dashboard,
  resources: async () => (await import('../engine/extras/AllResources')).AllResources,
} satisfies Record<string, () => Promise<ComponentType<OverviewPage>>>

/** Screens about everything the site has. */
export type OverviewKind = keyof typeof overviews

const loadOverviewCode = fetchOnce((kind: OverviewKind) => overviews[kind]())

/** Fetches a screen about everything: its code, its texts and the manifests of all `types`. */
export function loadOverview(
  kind: OverviewKind,
  types: readonly string[],
  texts: Texts,
): PageParts<ComponentType<OverviewPage>> {
  return [loadOverviewCode(kind), loadOverviewTexts(texts), loadResources(types, texts)]
}

const loadApiCode = fetchOnce(async (_only: 'api') => (await import('../screens/api/ApiScreen')).ApiScreen)

const loadDocs = fetchOnce(async (page: string, texts: Texts) =>
  (await import('../screens/api/load-docs')).loadDocs(page, texts),
)

/** Fetches the documentation of the API with the chapter of the page that is opened. */
export const loadApiPage = (kind: string, name: string, texts: Texts) =>
  [loadApiCode('api'), loadDocs(`${kind} ${name}`, texts)] as const
