import { axisValues, neededDigits } from '../../lib/axis'
import { shownDigits } from '../../lib/money'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { cx } from '../../ui/cx'
import { tooltip } from '../../ui/overlay/tooltip'
import styles from './cost-chart.module.css'
import kinds from './kinds.module.css'
import { Legend } from './Legend'
import { usageKinds } from './usage'
import type { ChartPart } from './usage-groups'

/** A bar. */
export interface ChartColumn {
  id: string
  /** Below it: "21", "Nov". */
  label: string
  /** "21 Nov 2026" */
  title: string
  parts: Partial<Record<ChartPart, number>>
  /** Narrow charts hide its label. */
  minor?: boolean | undefined
}

const order: readonly ChartPart[] = [...usageKinds, 'expected']
/** Maximum number of bars with gaps. */
const few = 12
/** Width of a letter of the axis, in rem. */
const remPerLetter = 0.4

const sumOf = (parts: ChartColumn['parts']): number =>
  Object.values(parts).reduce((sum, cost) => sum + cost, 0)

interface CostChartProps {
  /** Accessible name: "Cost by day, November 2026". The table beside it has the numbers. */
  label: string
  columns: readonly ChartColumn[]
  /** Sums below the chart. */
  legend?: boolean | undefined
}

/** Stacked bars of costs. A screen reader gets one image with the label; the table beside it has the numbers. */
export function CostChart({ label, columns, legend = true }: CostChartProps) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const most = Math.max(0, ...columns.map(({ parts }) => sumOf(parts)))
  if (most <= 0) return null
  const marks = axisValues(most * money.rate)
  const ticks = marks.map((value) => value / money.rate)
  const top = ticks.at(-1) ?? most
  const needed = neededDigits(marks)
  const digits = needed === 0 ? 0 : Math.max(needed, shownDigits(money.currency))
  const words = ticks.map((value) => money.unit(value, digits))
  const share = (value: number): string => `${(Math.max(0, value) / top) * 100}%`
  const shown = order.filter((part) => columns.some(({ parts }) => (parts[part] ?? 0) > 0))
  const axis = {
    paddingInlineStart: `${Math.max(...words.map((each) => each.length)) * remPerLetter + 0.5}rem`,
  }
  return (
    <div className={cx(styles.room, kinds.kinds)}>
      <figure className={styles.chart} role="img" aria-label={label} style={axis}>
        <div className={styles.plot}>
          {ticks.map((value, index) => (
            <div key={value} className={styles.line} style={{ insetBlockEnd: share(value) }}>
              <span>{words[index]}</span>
            </div>
          ))}
          <div className={cx(styles.columns, columns.length <= few && styles.few)}>
            {columns.map(({ id, title, parts }) => (
              <div
                key={id}
                {...tooltip(
                  t('barOf', { what: title, amount: money.format(sumOf({ ...parts, expected: 0 })) }),
                )}
              >
                {shown.map(
                  (part) =>
                    (parts[part] ?? 0) > 0 && (
                      <span key={part} data-kind={part} style={{ blockSize: share(parts[part] ?? 0) }} />
                    ),
                )}
              </div>
            ))}
          </div>
        </div>
        <div className={cx(styles.labels, columns.length <= few && styles.few)}>
          {columns.map(({ id, label: below, minor }) => (
            <span key={id} className={cx(minor && styles.minor)}>
              {below}
            </span>
          ))}
        </div>
      </figure>
      {legend && (
        <Legend
          parts={shown.map((part) => ({
            part,
            cost:
              part === 'expected'
                ? undefined
                : columns.reduce((sum, { parts }) => sum + (parts[part] ?? 0), 0),
          }))}
        />
      )}
    </div>
  )
}
