import type { CompiledSection } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { ActionsSection } from './ActionsSection'
import { CollectionSection } from './CollectionSection'
import { CustomSection } from './CustomSection'
import { useDetail } from './detail-context'

import { MadeBy } from '../data/MadeBy'
import { FactList } from './FactList'
import { LazyEditorSection, LazyFormSection, LazySnippetsSection } from './lazy-sections'
import { RelatedSection } from './RelatedSection'
import { SecretSection } from './SecretSection'

/** One section of a detail screen. */
export function SectionView({ section }: { section: CompiledSection }) {
  return (
    <MadeBy part={section}>
      <SectionOfKind section={section} />
    </MadeBy>
  )
}

function SectionOfKind({ section }: { section: CompiledSection }) {
  const { resource, target, env } = useDetail()
  const { resource: text } = useTexts()
  switch (section.kind) {
    case 'facts':
      return (
        <Section id={section.id} title={text(resource.type, textKeys.section(section.id))}>
          <Panel padded>
            <FactList items={section.items} subject={target.subject} env={env} look="wide" />
          </Panel>
        </Section>
      )
    case 'collection':
      return <CollectionSection section={section} />
    case 'editor':
      return <LazyEditorSection section={section} />
    case 'related':
      return <RelatedSection section={section} />
    case 'snippets':
      return <LazySnippetsSection section={section} />
    case 'form':
      return <LazyFormSection section={section} />
    case 'actions':
      return <ActionsSection section={section} />
    case 'secret':
      return <SecretSection section={section} />
    case 'custom':
      return (
        <CustomSection
          id={section.id}
          title={text(resource.type, textKeys.section(section.id))}
          component={section.component}
        />
      )
  }
}
