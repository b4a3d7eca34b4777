import type { LoginDrawing } from '../../lib/login-look'

/** Size of every drawing. */
export const artSize = { width: 800, height: 640 }

type Point = readonly [x: number, y: number]

const count = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index))

const line = (points: readonly Point[], end = ''): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${end}`

const circle = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`

/** A hill or valley of the contours: position, extent in px and lines, height in px. */
const hills = [
  { x: 490, line: 6, reach: 140, lines: 4.5, height: 128 },
  { x: 300, line: 1, reach: 170, lines: 4, height: -26 },
  { x: 690, line: 6, reach: 130, lines: 5, height: -44 },
  { x: 90, line: 12, reach: 190, lines: 5, height: 46 },
  { x: 420, line: 14, reach: 220, lines: 3, height: -30 },
]

function contours(): string[] {
  const bell = (distance: number): number => Math.exp(-distance * distance)
  const heightAt = (x: number, row: number): number =>
    hills.reduce(
      (total, hill) =>
        total + hill.height * bell((x - hill.x) / hill.reach) * bell((row - hill.line) / hill.lines),
      0,
    )
  return count(15, (row) =>
    line(
      count(83, (index) => {
        const x = index * 10 - 10
        return [x, 120 + row * 32 - heightAt(x, row)]
      }),
    ),
  )
}

const rings = (): string[] => [
  ...count(9, (index) => circle([560, 250], 36 + index * 46)),
  ...count(5, (index) => circle([150, 470], 24 + index * 30)),
]

function horizon(): string[] {
  const height = 210
  return [
    ...count(25, (index) => {
      const away = index - 12
      return line([
        [400 + away * 26, height],
        [400 + away * 190, 640],
      ])
    }),
    ...count(11, (index) =>
      line([
        [0, height + index ** 2 * 4.2],
        [800, height + index ** 2 * 4.2],
      ]),
    ),
    ...count(
      4,
      (index) =>
        `M${250 - index * 40} ${height}a${150 + index * 40} ${150 + index * 40} 0 0 1 ${300 + index * 80} 0`,
    ),
  ]
}

/** Bundles of three strokes, alternately horizontal and vertical. */
const weave = (): string[] =>
  count(88, (index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)]
    const across = (column + row) % 2 === 0
    return count(3, (stroke) => {
      const [x, y] = [column * 80, row * 80]
      const shift = 14 + stroke * 26
      return across
        ? line([
            [x - 8, y + shift],
            [x + 88, y + shift],
          ])
        : line([
            [x + shift, y + 2],
            [x + shift, y + 78],
          ])
    }).join('')
  })

/** Blocks of several heights on a floor, in isometric view. */
const blocks = (): string[] =>
  count(36, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)]
    const [half, rise] = [44, 25]
    const height = 8 + ((column * 5 + row * 3) % 7) * 6
    const x = 400 + (column - row) * 76
    const floor = 110 + (column + row) * 44
    const top = floor - height
    return [
      line(
        [
          [x, top - rise],
          [x + half, top],
          [x, top + rise],
          [x - half, top],
        ],
        'Z',
      ),
      line([
        [x - half, top],
        [x - half, floor],
        [x, floor + rise],
        [x + half, floor],
        [x + half, top],
      ]),
      line([
        [x, top + rise],
        [x, floor + rise],
      ]),
    ].join('')
  })

/** Nodes where rows of a lattice meet, and links between neighbours. */
function links(): string[] {
  const [columns, rows] = [8, 6]
  const nodes = count(columns * rows, (index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return [
      40 + column * 104 + ((row * 37 + column * 53) % 60),
      50 + row * 104 + ((column * 41 + row * 29) % 70),
    ]
  })
  return nodes.flatMap((node, index) => {
    const right = index % columns < columns - 1 ? nodes[index + 1] : undefined
    const below = nodes[index + columns]
    const across = index % columns < columns - 1 && index % 3 === 0 ? nodes[index + columns + 1] : undefined
    const ends = [right, below, across].filter((end) => end !== undefined)
    return [circle(node, 5 + (index % 3) * 2), ...ends.map((end) => line([node, end]))]
  })
}

/** Rows of arcs, each over the gap of two. */
const scales = (): string[] =>
  count(77, (index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)]
    const [x, y] = [column * 140 - (row % 2) * 70, 70 + row * 58]
    return count(3, (arc) => {
      const radius = 70 - arc * 18
      return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`
    }).join('')
  })

/** Rounded squares within one another, each a step aside. */
const steps = (): string[] =>
  count(11, (index) => {
    const corner = 48
    const straight = 464 - index * 44
    const corners = [
      `${corner} 0 ${corner} ${corner}`,
      `0 ${corner} -${corner} ${corner}`,
      `-${corner} 0 -${corner} -${corner}`,
      `0 -${corner} ${corner} -${corner}`,
    ]
    const sides = [`h${straight}`, `v${straight}`, `h-${straight}`, `v-${straight}`]
    const start = `M${178 + index * 36} ${40 + index * 12}`
    return start + sides.map((side, index) => `${side}q${corners[index]}`).join('')
  })

const none = (): string[] => []

const drawings: Readonly<Record<LoginDrawing, () => readonly string[]>> = {
  none,
  contours,
  rings,
  horizon,
  weave,
  blocks,
  links,
  scales,
  steps,
}

/** SVG paths of a drawing, to be stroked; empty for `none`. */
export const artOf = (drawing: LoginDrawing): readonly string[] => drawings[drawing]()
