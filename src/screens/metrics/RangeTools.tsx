import { memo, useId, useState } from 'react'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import type { Span } from '../../platform/metrics/metric-window'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Segmented } from '../../ui/form-controls/Segmented'
import { usePopover } from '../../ui/overlay/use-popover'
import { AnyRange } from './AnyRange'
import styles from './metrics.module.css'
import { isFixed, moved, ranges, type MetricView, type RangeName } from './metric-view'
import { spanLabel } from './time-label'

interface RangeToolsProps {
  view: MetricView
  span: Span
  onChange: (view: Partial<MetricView>) => void
}

type Choice = RangeName | 'own'
const names = Object.keys(ranges) as RangeName[]

/** Choice of the range and of the comparison. Drawn again when they change, not with each answer. */
export const RangeTools = memo(function RangeTools({ view, span, onChange }: RangeToolsProps) {
  const t = useScreenTexts('metrics')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const [openings, setOpenings] = useState(0)
  const spanId = useId()
  const { trigger, popover } = usePopover({
    label: t('any.title'),
    content: (close) => (
      <AnyRange
        key={openings}
        span={span}
        onShow={(range) => {
          onChange({ range })
          close()
        }}
      />
    ),
  })
  const choices: { value: Choice; label: string }[] = names.map((value) => ({
    value,
    label: t(`range.${value}`),
  }))
  return (
    <>
      <Segmented<Choice>
        label={t('range.label')}
        options={choices}
        value={isFixed(view.range) ? 'own' : view.range}
        onChange={(range) => range !== 'own' && onChange({ range })}
      />
      <span className={styles.stepper}>
        <IconButton
          look="bordered"
          icon="chevron-left"
          label={t('earlier')}
          onPress={() => onChange({ range: moved(view.range, -1, now() / 1000) })}
        />
        <span id={spanId}>
          <Button
            icon="calendar"
            {...trigger}
            onPress={(event) => {
              setOpenings((count) => count + 1)
              trigger.onPress?.(event)
            }}
          >
            {spanLabel(span.from, span.to, now(), locale)}
          </Button>
        </span>
        <IconButton
          look="bordered"
          icon="chevron-right"
          label={t('later')}
          // Disabled up to now; the span shows why.
          disabledBy={isFixed(view.range) ? undefined : spanId}
          onPress={() => onChange({ range: moved(view.range, 1, now() / 1000) })}
        />
        {popover}
      </span>
      <Button
        icon="arrow-left-right"
        pressed={view.compare}
        onPress={() => onChange({ compare: !view.compare })}
      >
        {t('compare')}
      </Button>
    </>
  )
})
