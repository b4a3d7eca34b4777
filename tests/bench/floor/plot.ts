/** A chart of the console alone, with more points than a page ever requests. */
import { createPlot, type PlotContent } from '../../../src/screens/metrics/plot'

const points = 10_000
const size = { width: 900, height: 300 }
const look = {
  lines: ['#1f5fbf', '#b45309'],
  ...{ before: '#888', grid: '#ddd', text: '#555', strong: '#000', warning: '#b45309', hatch: '#ccc' },
  font: '11px sans-serif',
}

const wave = (speed: number): Float64Array =>
  Float64Array.from({ length: points }, (_, at) => 50 + 30 * Math.sin(at * speed) + 15 * Math.sin(at * 1.7))

const content: PlotContent = {
  instants: Array.from({ length: points }, (_, at) => 1_795_000_000 + at * 260),
  lines: [
    { values: wave(0.001), kind: 'own', index: 0 },
    { values: wave(0.0037), kind: 'own', index: 1 },
  ],
  ticks: [0, 50, 100],
  tickLabels: ['0 %', '50 %', '100 %'],
  timeLabel: (instant) => new Date(instant * 1000).toISOString().slice(5, 16),
  gaps: [],
  marks: [90],
}

/** Draws the chart again; returns the milliseconds until it was painted. */
async function draw(): Promise<number> {
  document.body.replaceChildren()
  const started = performance.now()
  const events = { onCursor: () => undefined, onZoom: () => undefined }
  createPlot(document.body, size, () => content, look, events)
  await new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(0)
    })
  })
  return performance.now() - started
}

declare global {
  interface Window {
    drawPlot: typeof draw
  }
}

window.drawPlot = draw
