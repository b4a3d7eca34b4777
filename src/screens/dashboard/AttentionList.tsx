import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import type { AllRecords } from '../../engine/data/use-all-records'
import { useMissingLines } from '../../engine/extras/use-missing-lines'
import { Lines, type Line } from './Lines'
import { useAccountLines } from './use-account-lines'
import { useJobLines } from './use-job-lines'
import { useRecordLines } from './use-record-lines'
import styles from './dashboard.module.css'

function useDownLines(all: AllRecords): Line[] {
  const t = useScreenTexts('overview')
  return useMissingLines(all).map(({ id, strong, text, retry }): Line => {
    const action = (
      <Button size="sm" onPress={retry}>
        {t('retry')}
      </Button>
    )
    return { id: `down ${id}`, icon: 'cloud-off', tone: 'warning', strong, text, action }
  })
}

/** Records in a transitional state; collapsed at first. */
function InProgress({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const lines = useRecordLines(all.items, ['moving'])
  if (lines.length === 0) return null
  return (
    <details className={styles.progress}>
      <summary>
        {t('inProgress')} <span>{lines.length}</span>
      </summary>
      <Panel>
        <Lines lines={lines} />
      </Panel>
    </details>
  )
}

interface AttentionListProps {
  all: AllRecords
  /** Shown with the first steps, which already mention limits: limits are left out. */
  first?: boolean
}

/** Problems of the accounts, jobs and records, most urgent first, each with a remedy. */
export function AttentionList({ all, first = false }: AttentionListProps) {
  const t = useScreenTexts('overview')
  const accounts = useAccountLines(all, first ? ['limited', 'pending'] : [])
  const down = useDownLines(all)
  const records = useRecordLines(all.items, ['wrong', 'attention', 'idle'])
  const jobs = useJobLines()
  const lines = [...accounts, ...jobs, ...down, ...records]
  if (first && lines.length === 0) return null
  return (
    <Section title={t('attention')} note={lines.length > 0 ? String(lines.length) : undefined}>
      <Panel>
        {lines.length === 0 ? (
          <p className={styles.nothing}>{t(all.pending ? 'looking' : 'nothing')}</p>
        ) : (
          <Lines lines={lines} />
        )}
      </Panel>
      <InProgress all={all} />
    </Section>
  )
}
