import { useState } from 'react'
import { readLocalInput, writeLocalInput } from '../../lib/local-input'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import type { Span } from '../../platform/metrics/metric-window'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { TextInput } from '../../ui/form-controls/TextInput'
import { leastSpan } from './metric-view'
import styles from './metrics.module.css'

interface AnyRangeProps {
  span: Span
  onShow: (span: Span) => void
}

/** Form for the start and end of a range. */
export function AnyRange({ span, onShow }: AnyRangeProps) {
  const t = useScreenTexts('metrics')
  const [from, setFrom] = useState(() => writeLocalInput(span.from * 1000))
  const [to, setTo] = useState(() => writeLocalInput(span.to * 1000))
  const [wrong, setWrong] = useState(false)
  const submit = (): void => {
    const chosen = { from: readLocalInput(from) / 1000, to: readLocalInput(to) / 1000 }
    const isRange = chosen.to - chosen.from >= leastSpan
    setWrong(!isRange)
    if (isRange) onShow(chosen)
  }
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Form className={styles.any} onSubmit={submit}>
      <FieldShell label={t('any.from')}>
        <TextInput type="datetime-local" value={from} onChange={setFrom} />
      </FieldShell>
      <FieldShell
        label={t('any.to')}
        hint={t('any.zone', { zone })}
        error={wrong ? t('any.wrong') : undefined}
      >
        <TextInput type="datetime-local" value={to} onChange={setTo} />
      </FieldShell>
      <Button type="submit" variant="primary">
        {t('any.show')}
      </Button>
    </Form>
  )
}
