import styles from './auth.module.css'

const size = { width: 800, height: 640 }
const lineCount = 15
const step = 10

/** A hill or valley of the picture: position, extent in px and lines, height in px. */
const shapes = [
  { x: 490, line: 6, reach: 140, lines: 4.5, height: 128 },
  { x: 300, line: 1, reach: 170, lines: 4, height: -26 },
  { x: 690, line: 6, reach: 130, lines: 5, height: -44 },
  { x: 90, line: 12, reach: 190, lines: 5, height: 46 },
  { x: 420, line: 14, reach: 220, lines: 3, height: -30 },
]

function heightAt(x: number, line: number): number {
  const bell = (distance: number): number => Math.exp(-distance * distance)
  return shapes.reduce(
    (total, shape) =>
      total + shape.height * bell((x - shape.x) / shape.reach) * bell((line - shape.line) / shape.lines),
    0,
  )
}

function pathOf(line: number): string {
  const points: string[] = []
  for (let x = -step; x <= size.width + step; x += step) {
    points.push(`${x} ${Math.round(120 + line * 32 - heightAt(x, line))}`)
  }
  return `M${points.join('L')}`
}

/** Contour lines behind the sign-in screen. */
export function LinesArt() {
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden
    >
      {Array.from({ length: lineCount }, (_, line) => (
        <path key={line} d={pathOf(line)} />
      ))}
    </svg>
  )
}
