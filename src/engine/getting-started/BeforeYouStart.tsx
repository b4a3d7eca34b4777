import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Checklist } from '../../ui/feedback/Checklist'
import { useChecklist } from './use-checklist'
import styles from './getting-started.module.css'

/** Prerequisites of creating a record of a type. */
export function BeforeYouStart({ resource }: { resource: CompiledResource }) {
  const t = useScreenTexts('start')
  const items = useChecklist(useMemo(() => [resource], [resource]))
  return (
    <>
      <h3>{t('before')}</h3>
      <div className={styles.part}>
        <Checklist items={items} words={{ done: t('done'), open: t('open') }} />
      </div>
    </>
  )
}
