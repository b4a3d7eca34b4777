import { useRef } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Checklist } from '../../ui/feedback/Checklist'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { TextButton } from '../../ui/typography/LinkText'
import { useFirstSteps } from './use-first-steps'
import { usePutStepsAway, useStepsAway } from './use-steps-away'

interface StepsGuideProps {
  resources: readonly CompiledResource[]
  /** Whether there is a record. */
  created: boolean
}

/** The first steps with their progress; hidden once the required ones are done, or when dismissed. */
export function StepsGuide({ resources, created }: StepsGuideProps) {
  const t = useScreenTexts('start')
  const { items, done } = useFirstSteps(resources, created)
  const away = useStepsAway()
  const putAway = usePutStepsAway()
  const place = useRef<HTMLDivElement>(null)
  if (done) return null
  return (
    // Takes the focus of the removed button.
    <div ref={place} tabIndex={-1}>
      {!away && (
        <Section
          title={t('steps')}
          note={t('stepsDone', { done: items.filter((item) => item.done).length, count: items.length })}
          actions={
            <TextButton
              onPress={() => {
                place.current?.focus()
                putAway()
              }}
            >
              {t('putAway')}
            </TextButton>
          }
        >
          <Panel>
            <Checklist inPanel items={items} words={{ done: t('done'), open: t('open') }} />
          </Panel>
        </Section>
      )}
    </div>
  )
}
