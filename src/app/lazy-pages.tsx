import { use, type ComponentType } from 'react'
import { loadResource } from '../engine/data/load-resource'
import { fetchOnce } from '../lib/fetch-once'
import { usePlatform } from '../platform/platform'

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
