/** What is measured of a record. */

/** The unit of a metric's values. Larger ones are written in larger units: `memory` by 1024, the others by 1000. */
export type MetricUnit =
  | 'percent'
  | 'count'
  | 'perSecond'
  | 'memory'
  | 'bytes'
  | 'bytesPerSecond'
  | 'bitsPerSecond'

/**
 * A chart, `metrics.<id>`. Queries are PromQL; in them `$record` stands for the identity of the record, escaped for a pattern
 * (`domain=~"$record"`), `$w` for the window of a rate and `$step` for the distance of the points.
 */
export interface Metric<P extends string = string> {
  id: string
  unit: MetricUnit
  /** The query of each line; of several each is named `metrics.<id>_<name>`. */
  values: Record<string, string>
  /** The value that identifies the record, or its parts, in labels; default: its key. */
  record?: P
  /** The end of the axis: a number, or a query for it. */
  most?: number | string
  /** Values worth attention, each drawn as a line across. */
  marks?: readonly number[]
  /** A query with one line for each of many records, by one label; it makes a column of the list. */
  each?: string
}
