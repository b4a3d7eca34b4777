import type { CompiledSection } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Panel, PanelRow } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { prefetchActionDialog } from '../actions/ActionHost'
import { MadeBy } from '../data/MadeBy'
import { useDetail } from './detail-context'

/** Actions with a sentence each; the dangerous ones framed as such, at the end of a page. */
export function ActionsSection({ section }: { section: Extract<CompiledSection, { kind: 'actions' }> }) {
  const { resource, target, actions } = useDetail()
  const { resource: text } = useTexts()
  const offers = actions.offers(
    section.actions.flatMap((id) => resource.actions[id] ?? []),
    target,
  )
  if (offers.length === 0) return null
  return (
    <Section id={section.id} title={text(resource.type, textKeys.section(section.id))} narrow>
      <Panel look={section.danger ? 'danger' : 'plain'}>
        {offers.map(({ action, label, reason }) => (
          <PanelRow
            key={action.id}
            title={label.replace('…', '')}
            action={
              <MadeBy part={action}>
                <Button
                  variant={action.danger ? 'danger-quiet' : 'secondary'}
                  disabled={reason ?? false}
                  onIntent={prefetchActionDialog}
                  onPress={() => actions.start(action, target)}
                >
                  {label}
                </Button>
              </MadeBy>
            }
          >
            {text(resource.type, textKeys.action(action.id, 'note'))}
          </PanelRow>
        ))}
      </Panel>
    </Section>
  )
}
