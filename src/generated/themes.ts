// Generated from themes/. Do not edit.
import type { ThemeName } from './theme-names'
import alderaCss from './themes/aldera.css?url'
import alderaFavicon from '../../themes/aldera/favicon.svg?url&no-inline'
import alderaIcon from '../../themes/aldera/icon.png?url&no-inline'
import alderaPng from '../../themes/aldera/mark.png?url&no-inline'
import alderaFont from './fonts/inter-basic.woff2?url&no-inline'
import mandariCss from './themes/mandari.css?url'
import mandariFavicon from '../../themes/mandari/favicon.svg?url&no-inline'
import mandariIcon from '../../themes/mandari/icon.png?url&no-inline'
import mandariPng from '../../themes/mandari/mark.png?url&no-inline'
import mandariFont from './fonts/figtree-basic.woff2?url&no-inline'

/** The words a theme brings in one language. */
export interface ThemeTexts {
  readonly loginTitle: string
  readonly loginSubtitle: string
  /** One line about the brand, beside the sign-in form. */
  readonly claim: string
  readonly claimText: string
  /** Small facts under the claim. */
  readonly loginFacts?: readonly { readonly label: string; readonly value: string }[]
  /** A dismissible strip on the dashboard that leads to the create form, wide screens only. */
  readonly offer?: string
  /** Other labels for fields of the billing account form, by field. */
  readonly billingAccountFields?: Readonly<Record<string, string>>
}

/** What the console knows of a theme besides its stylesheet. */
export interface Theme {
  /** The brand's name. */
  readonly title: string
  /** Address of the stylesheet with the brand's inputs. */
  readonly css: string
  /** Id of the brand's drawing in the icon sprite. */
  readonly logo: string
  readonly favicon: string
  readonly icon: string
  readonly png: string
  /** Address of the font file that nearly every page needs, for preloading. */
  readonly font: string
  readonly login: 'split' | 'card'
  readonly themeScripts: readonly { readonly src: string; readonly waitForLoad: boolean }[]
  readonly certificates: readonly { readonly label: string; readonly href: string }[]
  /** The theme's own texts by language; English is always there. */
  readonly texts: Readonly<Record<string, () => Promise<ThemeTexts>>>
}

/** Every theme by its name. */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  'aldera': {
    title: 'Aldera Cloud',
    css: alderaCss,
    logo: 'logo-aldera',
    favicon: alderaFavicon,
    icon: alderaIcon,
    png: alderaPng,
    font: alderaFont,
    login: 'split',
    themeScripts: [],
    certificates: [{"label":"ISO 27001","href":"https://aldera.example/certificates/iso-27001"},{"label":"ISO 9001","href":"https://aldera.example/certificates/iso-9001"}],
    texts: {
      'en': async () => (await import('../../themes/aldera/texts/en.json')).default,
    },
  },
  'mandari': {
    title: 'Mandari Host',
    css: mandariCss,
    logo: 'logo-mandari',
    favicon: mandariFavicon,
    icon: mandariIcon,
    png: mandariPng,
    font: mandariFont,
    login: 'card',
    themeScripts: [],
    certificates: [],
    texts: {
      'en': async () => (await import('../../themes/mandari/texts/en.json')).default,
    },
  },
}
