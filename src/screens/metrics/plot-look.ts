/** Colours and font of the page, as a canvas takes them. */
export interface PlotLook {
  readonly lines: readonly string[]
  readonly before: string
  readonly grid: string
  readonly text: string
  readonly strong: string
  readonly warning: string
  readonly hatch: string
  readonly font: string
}

/**
 * Reads colours and font of an element's theme; a canvas does not understand variables. All probes are in place before the first
 * is read, so that styles are computed once.
 */
export function readLook(element: HTMLElement): PlotLook {
  const probes = document.createElement('span')
  const styleOf = (name: string): CSSStyleDeclaration => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    probes.append(probe)
    return getComputedStyle(probe)
  }
  const lines = ['--data-1', '--data-2', '--data-3', '--data-4'].map(styleOf)
  const before = styleOf('--text-3')
  const grid = styleOf('--data-grid')
  const text = styleOf('--text-2')
  const strong = styleOf('--text')
  const warning = styleOf('--warning-text')
  const hatch = styleOf('--border')
  element.append(probes)
  const look: PlotLook = {
    lines: lines.map(({ color }) => color),
    before: before.color,
    grid: grid.color,
    text: text.color,
    strong: strong.color,
    warning: warning.color,
    hatch: hatch.color,
    font: `11px ${text.fontFamily}`,
  }
  probes.remove()
  return look
}
