import { Suspense, type ComponentType } from 'react'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { textKeys } from '../../manifest/text-keys'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { useTexts } from '../../platform/i18n/use-texts'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { lazy, useLazy, type Lazy } from '../../ui/lazy'
import { loadForms } from '../data/load-resource'
import { OriginBox } from '../data/OriginBox'
import { ActionsSection } from './ActionsSection'
import { CollectionSection } from './CollectionSection'
import { CustomSection } from './CustomSection'
import { useDetail } from './detail-context'
import { FactList } from './FactList'
import { RelatedSection } from './RelatedSection'
import { SecretSection } from './SecretSection'

const editor = lazy(async () => (await import('./EditorSection')).EditorSection)
const form = lazy(async () => (await import('./FormSection')).FormSection)
const snippets = lazy(async () => (await import('./SnippetsSection')).SnippetsSection)

interface LaterProps<Of extends CompiledSection> {
  code: Lazy<[], ComponentType<{ section: Of }>>
  section: Of
}

function Loaded<Of extends CompiledSection>({ code, section }: LaterProps<Of>) {
  const { resource } = useDetail()
  // The type's forms load together with the code of the section.
  if (section.kind !== 'snippets') loadForms.entry(resource.type)
  const Content = useLazy(code)
  return <Content section={section} />
}

/** A section whose code is loaded on demand; the rest of the page is shown meanwhile. */
function Later<Of extends CompiledSection>(props: LaterProps<Of>) {
  const fallback = (
    <Panel padded>
      <SkeletonLines widths={['40%', '70%', '55%']} />
    </Panel>
  )
  return (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  )
}

function SectionOfKind({ section }: { section: CompiledSection }) {
  const { resource, target, env } = useDetail()
  const { resource: text } = useTexts()
  const title = text(resource.type, textKeys.section(section.id))
  switch (section.kind) {
    case 'facts':
      return (
        <Section id={section.id} title={title}>
          <Panel padded>
            <FactList items={section.values} subject={target.subject} env={env} look="wide" />
          </Panel>
        </Section>
      )
    case 'collection':
      return <CollectionSection section={section} />
    case 'editor':
      return <Later code={editor} section={section} />
    case 'related':
      return <RelatedSection section={section} />
    case 'snippets':
      return <Later code={snippets} section={section} />
    case 'form':
      return <Later code={form} section={section} />
    case 'actions':
      return <ActionsSection section={section} />
    case 'secret':
      return <SecretSection section={section} />
    case 'custom':
      return <CustomSection id={section.id} title={title} component={section.component} />
  }
}

/** One section of a record page. */
export function SectionView({ section }: { section: CompiledSection }) {
  const { resource, target } = useDetail()
  return (
    <OriginBox part={section}>
      <SectionBoundary place={`${resource.type} ${target.row.key} ${section.id}`}>
        <SectionOfKind section={section} />
      </SectionBoundary>
    </OriginBox>
  )
}
