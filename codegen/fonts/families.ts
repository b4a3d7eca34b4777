import { join } from 'node:path'
import { packageFolder } from '../package-folder'

/** A subset of a font: the path of its source and its characters. */
export interface FontPart {
  readonly file: string
  readonly source: () => string
  readonly characters: readonly (readonly [first: number, last: number])[]
}

/** Metrics of a local fallback font, scaled so that text does not shift when the web font loads. */
export interface FontFallback {
  readonly family: string
  readonly local: readonly string[]
  readonly sizeAdjust: string
  readonly ascentOverride: string
  readonly descentOverride: string
}

export interface FontFamily {
  readonly family: string
  /** Path of its licence. */
  readonly licence: () => string
  readonly parts: readonly FontPart[]
  readonly fallback?: FontFallback
  /** Generic family at the end of the font stack. */
  readonly generic: string
}

/** Basic Latin, vowels of German, Nordic and Baltic languages, and symbols used by the console's texts. */
const basic: FontPart['characters'] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xc4, 0xc5],
  [0xd5, 0xd6],
  [0xdc, 0xdc],
  [0xe4, 0xe5],
  [0xf5, 0xf6],
  [0xfc, 0xfc],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
]

/**
 * Other letters and symbols of western languages. Characters also in the basic file are served by that one, which is
 * declared later.
 */
const western: FontPart['characters'] = [
  [0xa1, 0xff],
  [0x201a, 0x203a],
]

const latinExtended: FontPart['characters'] = [
  [0x100, 0x17f],
  [0x218, 0x21b],
]

/** Font weights used by the console. */
export const weights = { min: 400, max: 600 } as const

type Rest = Pick<FontFamily, 'family' | 'generic' | 'licence'> & {
  readonly fallback?: FontFallback | undefined
}

/** A family in three subsets. `source` returns the path of each. */
function inParts(
  id: string,
  source: (subset: 'latin' | 'latin-ext') => string,
  { fallback, ...rest }: Rest,
): FontFamily {
  const part = (
    name: string,
    subset: 'latin' | 'latin-ext',
    characters: FontPart['characters'],
  ): FontPart => ({
    file: `${id}-${name}.woff2`,
    source: () => source(subset),
    characters,
  })
  return {
    ...rest,
    parts: [
      part('extended', 'latin-ext', latinExtended),
      part('western', 'latin', western),
      part('basic', 'latin', basic),
    ],
    ...(fallback ? { fallback } : {}),
  }
}

function shipped(id: string, family: string, rest: Pick<Rest, 'generic' | 'fallback'>): FontFamily {
  const at = (path: string): string => join(packageFolder(`@fontsource-variable/${id}`), path)
  return inParts(id, (subset) => at(`files/${id}-${subset}-wght-normal.woff2`), {
    ...rest,
    family,
    licence: () => at('LICENSE'),
  })
}

/** A family of a font file in a theme's folder. */
export function ownFamily(font: {
  id: string
  folder: string
  file: string
  family: string
  licence: string
  generic: string
  fallback: FontFallback | undefined
}): FontFamily {
  const { id, folder, file, family, licence, generic, fallback } = font
  const source = (): string => join(folder, file)
  return inParts(id, source, { family, generic, fallback, licence: () => join(folder, licence) })
}

const arial = ['Arial', 'Liberation Sans']
const times = ['Times New Roman', 'Liberation Serif']

/**
 * Fonts a theme may name. `sizeAdjust` is the width of sample text divided by that in the local font; overrides are the font's
 * ascent and descent divided by it.
 */
export const fontFamilies = {
  inter: shipped('inter', 'Inter Variable', {
    fallback: {
      family: 'Inter Fallback',
      local: arial,
      sizeAdjust: '105.7%',
      ascentOverride: '91.7%',
      descentOverride: '22.8%',
    },
    generic: 'system-ui, "Noto Sans", sans-serif',
  }),
  figtree: shipped('figtree', 'Figtree Variable', {
    fallback: {
      family: 'Figtree Fallback',
      local: arial,
      sizeAdjust: '100%',
      ascentOverride: '95%',
      descentOverride: '25%',
    },
    generic: 'system-ui, "Noto Sans", sans-serif',
  }),
  geist: shipped('geist', 'Geist Variable', {
    fallback: {
      family: 'Geist Fallback',
      local: arial,
      sizeAdjust: '104%',
      ascentOverride: '96.6%',
      descentOverride: '28.4%',
    },
    generic: 'system-ui, "Noto Sans", sans-serif',
  }),
  nunito: shipped('nunito', 'Nunito Variable', {
    fallback: {
      family: 'Nunito Fallback',
      local: arial,
      sizeAdjust: '100.6%',
      ascentOverride: '100.5%',
      descentOverride: '35.1%',
    },
    generic: 'system-ui, "Noto Sans", sans-serif',
  }),
  'source-serif': shipped('source-serif-4', 'Source Serif 4 Variable', {
    fallback: {
      family: 'Source Serif Fallback',
      local: times,
      sizeAdjust: '117.9%',
      ascentOverride: '87.9%',
      descentOverride: '28.4%',
    },
    generic: 'ui-serif, Georgia, "Noto Serif", serif',
  }),
  'geist-mono': shipped('geist-mono', 'Geist Mono Variable', {
    generic: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
} as const satisfies Record<string, FontFamily>

/** Id of a built-in font. */
export type FontId = keyof typeof fontFamilies

/** Whether a theme names a built-in font. */
export const isFontId = (id: string): id is FontId => Object.hasOwn(fontFamilies, id)
