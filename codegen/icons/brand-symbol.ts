import { tightMarkup } from './tight-markup'

/** The drawing of a brand, to stand among the icons. */
export interface Brand {
  /** Name of its theme. */
  readonly theme: string
  /** Its SVG file with the symbol `logo`, checked to be nothing but a drawing. */
  readonly svg: string
}

/** The id of a theme's logo among the icons. */
export const brandId = (theme: string): string => `logo-${theme}`

/**
 * The logo of a brand as a symbol of the icon sprite: the frame shows it together with the first icons, and so it
 * costs no request of its own. Its ids get the theme's name, because those of another brand stand beside them.
 */
export function brandSymbol({ theme, svg }: Brand): string {
  const symbol = /<symbol\b[\s\S]*?<\/symbol>/.exec(svg)?.[0] ?? ''
  const own = symbol
    .replace(
      /\bid="([^"]*)"/g,
      (_, id: string) => `id="${id === 'logo' ? brandId(theme) : `${theme}-${id}`}"`,
    )
    .replace(/url\(#([^)]*)\)/g, (_, id: string) => `url(#${theme}-${id})`)
    .replace(/\bhref="#([^"]*)"/g, (_, id: string) => `href="#${theme}-${id}"`)
  return tightMarkup(own).replace(/\s+/g, ' ')
}
