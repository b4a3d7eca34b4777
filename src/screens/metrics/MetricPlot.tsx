import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { usePlatform } from '../../platform/platform'
import { useMedia } from '../../ui/use-media'
import { useStore } from '../../platform/use-store'
import styles from './metrics.module.css'
import { createPlot, plotData, pointAt, sameShape, type PlotContent } from './plot'
import { readLook } from './plot-look'

interface MetricPlotProps {
  content: PlotContent
  /** Name and figures, for screen readers. */
  label: string
  height: number
  onCursor: (index: number | null) => void
  onZoom: (from: number, to: number) => void
  /** Announces the values at an instant. */
  say: (index: number) => void
}

/** Steps of the arrow keys. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

/** The canvas of a chart. New values or another width update the chart; another theme or other lines recreate it. */
export function MetricPlot({ content, label, height, onCursor, onZoom, say }: MetricPlotProps) {
  const { colorScheme } = usePlatform()
  const scheme = useStore(colorScheme)
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const latest = useRef(content)
  const [shape, setShape] = useState(content)
  if (!sameShape(shape, content)) setShape(content)
  const moved = useEffectEvent(onCursor)
  const zoomed = useEffectEvent(onZoom)
  // Before the chart is created below, because it reads `latest`.
  useLayoutEffect(() => {
    latest.current = content
    plot.current?.setData(plotData(content))
  }, [content])
  // Before the page is painted, so that a chart appears with its heading.
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const fit = (): void => {
      const width = Math.floor(element.getBoundingClientRect().width)
      // A hidden page has no width yet.
      if (width === 0 || width === plot.current?.width) return
      if (plot.current) plot.current.setSize({ width, height })
      else
        plot.current = createPlot(element, { width, height }, () => latest.current, readLook(element), {
          onCursor: (index) => moved(index),
          onZoom: (from, to) => zoomed(from, to),
        })
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.current?.destroy()
      plot.current = undefined
    }
  }, [height, scheme, isSystemDark, shape])
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keySteps[event.key]
    const { current } = plot
    if (by === undefined || !current || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const last = content.instants.length - 1
    const index = Math.min(last, Math.max(0, (current.cursor.idx ?? last) + by))
    pointAt(content.instants[index] ?? 0)
    say(index)
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- arrow keys move the cursor of the picture
    <div
      ref={place}
      className={styles.plot}
      role="img"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
    />
  )
}
