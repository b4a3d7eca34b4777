import { Suspense, use, type ReactNode } from 'react'
import { fetchOnce } from '../../lib/fetch-once'
import type { CompiledSection } from '../../manifest/compiled'
import { Panel } from '../../ui/layout/Panel'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { loadForms } from '../data/load-resource'
import { useDetail } from './detail-context'

type SectionOf<Kind> = Extract<CompiledSection, { kind: Kind }>

const loadEditor = fetchOnce(async () => (await import('./EditorSection')).EditorSection)
const loadForm = fetchOnce(async () => (await import('./FormSection')).FormSection)
const loadSnippets = fetchOnce(async () => (await import('./SnippetsSection')).SnippetsSection)

/** Forms are the heaviest code of a record's screen, and few types have lines to copy; the rest is shown meanwhile. */
function Waiting({ children }: { children: ReactNode }) {
  const fallback = (
    <Panel padded>
      <SkeletonLines widths={['40%', '70%', '55%']} />
    </Panel>
  )
  return <Suspense fallback={fallback}>{children}</Suspense>
}

/** Starts fetching the forms of the type shown, so that they arrive together with the code of the section. */
function useFormsAhead(): void {
  const { resource } = useDetail()
  void loadForms(resource.type)
}

function Editor({ section }: { section: SectionOf<'editor'> }) {
  useFormsAhead()
  const Section = use(loadEditor('code'))
  return <Section section={section} />
}

function Form({ section }: { section: SectionOf<'form'> }) {
  useFormsAhead()
  const Section = use(loadForm('code'))
  return <Section section={section} />
}

function Snippets({ section }: { section: SectionOf<'snippets'> }) {
  const Section = use(loadSnippets('code'))
  return <Section section={section} />
}

/** The rows of a record, edited in place. */
export function LazyEditorSection(props: { section: SectionOf<'editor'> }) {
  return (
    <Waiting>
      <Editor {...props} />
    </Waiting>
  )
}

/** An action's form, in the page. */
export function LazyFormSection(props: { section: SectionOf<'form'> }) {
  return (
    <Waiting>
      <Form {...props} />
    </Waiting>
  )
}

/** Lines to copy into programs. */
export function LazySnippetsSection(props: { section: SectionOf<'snippets'> }) {
  return (
    <Waiting>
      <Snippets {...props} />
    </Waiting>
  )
}
