import { useState } from 'react'
import { callOperation } from '../../../api/call-operation'
import { mutate } from '../../../api/mutate'
import { writeFailure } from '../../../platform/failed-write'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Panel } from '../../../ui/layout/Panel'
import { Facts } from '../../../ui/typography/Facts'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import type { S3Client } from '../s3/s3-client'

interface CorsAssistantProps {
  readonly client: S3Client
  /** Reads the bucket again. */
  readonly onAllowed: () => void
}

/** Shown if the browser could not read the bucket, most likely because its CORS rule lacks this page; sets the rule. */
export function CorsAssistant({ client: { bucket }, onAllowed }: CorsAssistantProps) {
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const platform = usePlatform()
  const { client, queries } = platform
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { origin } = window.location
  const allow = async (): Promise<void> => {
    setPending(true)
    setFailure(undefined)
    try {
      await mutate(queries, ['replaceBucketCors', bucket], () =>
        callOperation(client, 'replaceBucketCors', { body: { name: bucket, allowed_origin: origin } }),
      )
      onAllowed()
    } catch (error) {
      setFailure(writeFailure(platform, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.browser}>
      <Notice
        tone="warning"
        icon="shield"
        strong={t('cors.title')}
        text={t('cors.text')}
        action={
          <Button size="sm" pending={pending} onPress={allow}>
            {t('cors.allow')}
          </Button>
        }
      />
      {failure !== undefined && <Notice tone="error" text={failure} />}
      <Panel padded>
        <Facts
          look="wide"
          facts={[
            { id: 'after', label: t('cors.afterwards'), value: <Text strong>{origin}</Text> },
            { id: 'before', label: t('cors.before'), value: t('cors.beforeText') },
            { id: 'who', label: t('cors.who'), value: t('cors.whoText') },
          ]}
        />
        <p className={styles.dim}>{t('cors.orElse')}</p>
        <Button onPress={onAllowed}>{common('action.retry')}</Button>
      </Panel>
    </div>
  )
}
