import { useMemo } from 'react'
import type { CompiledMetric } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'

/** A metric with the words of its type. */
export interface ChartWords {
  readonly metric: CompiledMetric
  readonly title: string
  /** A name for each line, in the order of its queries; that of a single line is the title. */
  readonly lineNames: readonly string[]
}

/** The metrics of a type with their words. */
export function useChartWords(type: string, metrics: readonly CompiledMetric[]): readonly ChartWords[] {
  const { resource: text } = useTexts()
  return useMemo(
    () =>
      metrics.map((metric) => {
        const title = text(type, textKeys.metric(metric.id))
        const names = Object.keys(metric.values)
        const lineNames =
          names.length > 1 ? names.map((name) => text(type, textKeys.metricLine(metric.id, name))) : [title]
        return { metric, title, lineNames }
      }),
    [type, metrics, text],
  )
}
