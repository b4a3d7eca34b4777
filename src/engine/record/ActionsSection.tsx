import type { CompiledSection } from '../../manifest/compiled-sections'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Panel, PanelRow } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { useDetail, useOffers } from './detail-context'
import { OfferButton } from './OfferButton'

/** Actions with a description each; dangerous ones in a marked frame at the end of a page. */
export function ActionsSection({ section }: { section: Extract<CompiledSection, { kind: 'actions' }> }) {
  const { resource } = useDetail()
  const { resource: text } = useTexts()
  const offers = useOffers(section.actions)
  if (offers.length === 0) return null
  return (
    <Section id={section.id} title={text(resource.type, textKeys.section(section.id))} narrow>
      <Panel look={section.danger ? 'danger' : 'plain'}>
        {offers.map((offer) => (
          <PanelRow
            key={offer.action.id}
            title={offer.label.replace('…', '')}
            action={
              <OfferButton offer={offer} variant={offer.action.danger ? 'danger-quiet' : 'secondary'} />
            }
          >
            {text(resource.type, textKeys.action(offer.action.id, 'note'))}
          </PanelRow>
        ))}
      </Panel>
    </Section>
  )
}
