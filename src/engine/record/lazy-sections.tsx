import { Suspense, type ReactNode } from 'react'
import type { CompiledSection } from '../../manifest/compiled'
import { Panel } from '../../ui/layout/Panel'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { loadForms } from '../data/load-resource'
import { useDetail } from './detail-context'
import { lazy, useLazy } from '../../ui/lazy'

type SectionOf<Kind> = Extract<CompiledSection, { kind: Kind }>

const loadEditor = lazy(async () => (await import('./EditorSection')).EditorSection)
const loadForm = lazy(async () => (await import('./FormSection')).FormSection)
const loadSnippets = lazy(async () => (await import('./SnippetsSection')).SnippetsSection)

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
  loadForms.entry(resource.type)
}

function Editor({ section }: { section: SectionOf<'editor'> }) {
  useFormsAhead()
  const Section = useLazy(loadEditor)
  return <Section section={section} />
}

function Form({ section }: { section: SectionOf<'form'> }) {
  useFormsAhead()
  const Section = useLazy(loadForm)
  return <Section section={section} />
}

function Snippets({ section }: { section: SectionOf<'snippets'> }) {
  const Section = useLazy(loadSnippets)
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
