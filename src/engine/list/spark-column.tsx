import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Site } from '../../platform/site/site'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import type { Row } from '../data/row'
import type { ListColumn } from './columns'
import type { SparkCellProps } from './SparkCell'

const part = lazyPart<SparkCellProps>(async () => (await import('./SparkCell')).SparkCell)

function LaterSpark(props: SparkCellProps) {
  const SparkCell = useLazyPart(part, true)
  return SparkCell && <SparkCell {...props} />
}

/** The columns of a list with the course of a metric after the state, shown on request; unchanged without a metric or a source. */
export function withSpark(
  columns: readonly ListColumn<Row>[],
  { type, list: { metric } }: CompiledResource,
  { config }: Pick<Site, 'config'>,
  { t, resource: text }: Pick<Texts, 't' | 'resource'>,
): readonly ListColumn<Row>[] {
  if (!metric || typeof config.metricsUrl !== 'string') return columns
  const draw = ({ id }: Row) => <LaterSpark type={type} metric={metric} id={id} />
  const place = columns.findIndex(({ cell }) => cell === 'state') + 1
  return [
    ...columns.slice(0, place),
    {
      id: `$${metric.id}`,
      label: t('list.spark', { what: text(type, textKeys.metric(metric.id)) }),
      cell: 'list',
      end: false,
      phone: null,
      hidden: true,
      copy: false,
      sort: null,
      draw,
      drawEnd: draw,
      summary: () => '',
      copied: () => undefined,
    },
    ...columns.slice(place),
  ]
}
