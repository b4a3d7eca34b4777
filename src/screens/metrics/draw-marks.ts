import type uPlot from 'uplot'
import type { PlotLook } from './plot-look'

/** Marks drawn below the lines. */
export interface PlotMarks {
  /** Stretches without a value, in seconds since 1970, with their labels. */
  readonly gaps: readonly { readonly from: number; readonly to: number; readonly label: string }[]
  /** Values that are worth attention. */
  readonly marks: readonly number[]
}

/** Distance of the lines of a hatched stretch, CSS pixels. */
const hatchGap = 7

/** Draws gaps as hatched stretches and marks as dotted lines across. */
export function drawMarks(plot: uPlot, { gaps, marks }: PlotMarks, look: PlotLook): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  for (const { from, to, label } of gaps) {
    const left = plot.valToPos(from, 'x', true)
    const right = plot.valToPos(to, 'x', true)
    ctx.save()
    ctx.beginPath()
    ctx.rect(left, bbox.top, right - left, bbox.height)
    ctx.clip()
    ctx.strokeStyle = look.hatch
    ctx.lineWidth = ratio
    ctx.beginPath()
    for (let x = left - bbox.height; x < right; x += hatchGap * ratio) {
      ctx.moveTo(x, bbox.top + bbox.height)
      ctx.lineTo(x + bbox.height, bbox.top)
    }
    ctx.stroke()
    ctx.restore()
    if (label === '') continue
    ctx.font = look.font.replace(/([\d.]+)px/, (_, size: string) => `${Number(size) * ratio}px`)
    ctx.fillStyle = look.text
    ctx.textAlign = 'center'
    ctx.textBaseline = 'bottom'
    if (ctx.measureText(label).width < right - left - 8 * ratio)
      ctx.fillText(label, (left + right) / 2, bbox.top + bbox.height - 6 * ratio)
  }
  ctx.strokeStyle = look.warning
  ctx.lineWidth = ratio
  ctx.setLineDash([2 * ratio, 3 * ratio])
  for (const mark of marks) {
    const y = Math.round(plot.valToPos(mark, 'y', true)) + 0.5
    ctx.beginPath()
    ctx.moveTo(bbox.left, y)
    ctx.lineTo(bbox.left + bbox.width, y)
    ctx.stroke()
  }
  ctx.restore()
}
