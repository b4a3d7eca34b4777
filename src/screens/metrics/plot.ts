import uPlot from 'uplot'
import { drawMarks, type PlotMarks } from './draw-marks'
import type { PlotLook } from './plot-look'

/** A line of a chart: its values, and whether it is one of the period before, or a limit. */
export interface PlotLine {
  readonly values: ArrayLike<number>
  readonly kind: 'own' | 'before' | 'limit'
  /** Index among the lines of its kind, which selects colour and dashes. */
  readonly index: number
}

/** Content of a chart. */
export interface PlotContent extends PlotMarks {
  /** Instants, seconds since 1970. */
  readonly instants: readonly number[]
  readonly lines: readonly PlotLine[]
  /** Values of the axis, ascending. */
  readonly ticks: readonly number[]
  readonly tickLabels: readonly string[]
  readonly timeLabel: (instant: number, step: number) => string
}

/** Events of a chart. */
export interface PlotEvents {
  /** Index of the instant under the cursor; null when it has left. */
  readonly onCursor: (index: number | null) => void
  /** A range was selected by dragging; seconds since 1970. */
  readonly onZoom: (from: number, to: number) => void
}

/** Dashes by index of a line, so that lines differ also without their colours. */
const dashes: readonly number[][] = [[], [6, 3], [2, 3], [8, 3, 2, 3]]
const beforeDash = [3, 3]
const limitDash = [1, 3]

/** Rows for uPlot, which wants null where there is no value. */
export function plotData({ instants, lines }: Pick<PlotContent, 'instants' | 'lines'>): uPlot.AlignedData {
  return [
    [...instants],
    ...lines.map(({ values }) => Array.from(values, (value) => (Number.isNaN(value) ? null : value))),
  ]
}

function seriesOf({ kind, index }: PlotLine, look: PlotLook): uPlot.Series {
  if (kind === 'limit') return { stroke: look.text, width: 1, dash: limitDash, points: { show: false } }
  if (kind === 'before') return { stroke: look.before, width: 1, dash: beforeDash, points: { show: false } }
  const stroke = look.lines[index % look.lines.length] ?? look.strong
  const dash = dashes[index % dashes.length]
  return { stroke, width: 1.5, ...(dash?.length ? { dash } : {}), points: { show: false } }
}

/** uPlot key that synchronises the cursors of all charts of the page. */
const group = 'metrics'

/** Moves the cursor of every chart of the page to an instant (seconds since 1970), as a mouse over one of them does. */
export function pointAt(instant: number): void {
  for (const plot of uPlot.sync(group).plots) plot.setCursor({ left: plot.valToPos(instant, 'x'), top: 1 })
}

/** Whether two contents have the same lines apart from their values, so that a chart can be kept. */
export function sameShape(one: PlotContent, other: PlotContent): boolean {
  const shape = ({ lines }: PlotContent): string => lines.map(({ kind, index }) => `${kind}${index}`).join()
  return shape(one) === shape(other)
}

/** Creates a uPlot that reads its content at each redraw, so that new values need no new chart. */
export function createPlot(
  place: HTMLElement,
  size: { width: number; height: number },
  content: () => PlotContent,
  look: PlotLook,
  { onCursor, onZoom }: PlotEvents,
): uPlot {
  const { lines } = content()
  const axis = { stroke: look.text, font: look.font, ticks: { show: false }, border: { show: false } }
  const top = (): number => content().ticks.at(-1) ?? 1
  return new uPlot(
    {
      ...size,
      padding: [10, 6, 0, 0],
      legend: { show: false },
      // All charts of the page share one cursor: by time, not by position.
      cursor: {
        sync: { key: group, scales: ['x', null], setSeries: false },
        drag: { x: true, y: false, setScale: false, dist: 4 },
        points: { size: 7 },
        y: false,
      },
      scales: { x: { time: true }, y: { range: () => [0, top()] } },
      axes: [
        {
          ...axis,
          size: 24,
          gap: 4,
          grid: { show: false },
          space: 70,
          values: (_, splits, __, ___, step) => splits.map((instant) => content().timeLabel(instant, step)),
        },
        {
          ...axis,
          size: (_, values) => Math.max(24, ...(values ?? []).map((text) => text.length * 6.4 + 8)),
          gap: 6,
          grid: { stroke: look.grid, width: 1 },
          splits: () => [...content().ticks],
          values: () => [...content().tickLabels],
        },
      ],
      series: [{}, ...lines.map((line) => seriesOf(line, look))],
      hooks: {
        drawClear: [(plot) => drawMarks(plot, content(), look)],
        setCursor: [(plot) => onCursor(plot.cursor.idx ?? null)],
        setSelect: [
          (plot) => {
            const { left, width } = plot.select
            if (width < 4) return
            onZoom(plot.posToVal(left, 'x'), plot.posToVal(left + width, 'x'))
            plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
          },
        ],
      },
    },
    plotData(content()),
    place,
  )
}
