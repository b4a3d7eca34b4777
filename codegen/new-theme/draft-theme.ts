import { fontFamilies } from '../fonts/families'
import { colourToRgb, parseColour } from '../themes/colour'
import { resolveRole } from '../themes/roles'
import { drawnRoles, themeColours } from '../themes/theme-colours'
import { readThemeFile } from '../themes/theme-format'
import { initials } from '../../src/lib/initials'
import { Refusal } from '../refusal'
import { letterOutlines, pathData } from './letters'
import { paintTile, type Rgb } from './paint'
import { encodePng } from './png'
import type { ThemeRequest } from './theme-request'

/** Edge of the square that marks are drawn in, and of the pictures in px. */
const box = 32
const sizes = { icon: 180, mark: 512 }

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">\n${content}\n</svg>\n`

const hex = (rgb: Rgb): string => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** Colours of the tile and of the letters on it. */
function tileColours(themeFile: unknown, folder: string): { ground: Rgb; ink: Rgb } {
  const { theme } = readThemeFile(themeFile, folder)
  const refused: string[] = []
  const colours = themeColours(theme, (_key, message) => refused.push(message))
  if (!colours) throw new Refusal(refused.join('\n'))
  const roles = drawnRoles(colours)
  const rgb = (role: string): Rgb => colourToRgb(resolveRole(role, roles, 'light'))
  return { ground: rgb('accent'), ink: rgb('on-accent') }
}

/** The files of a new theme by their names in its folder. */
export async function draftTheme(request: ThemeRequest): Promise<Map<string, string | Uint8Array>> {
  const { title, folder, primary, radius, font, login, drawing } = request
  const themeFile = {
    name: folder,
    title,
    colours: { brand: parseColour(primary) === undefined ? '' : primary },
    radius,
    fonts: { text: font, code: 'geist-mono' },
    login,
    drawing,
    logo: 'logo.svg',
    favicon: 'favicon.svg',
    icon: 'icon.png',
    png: 'mark.png',
    texts: { en: 'texts/en.json' },
  }
  const texts = {
    loginTitle: 'Log in',
    loginSubtitle: `to ${title}.`,
    claim: `Servers by ${title}.`,
    claimText: 'Machines, disks and networks in the places you choose.',
  }
  const { ground, ink } = tileColours(themeFile, folder)
  const outlines = await letterOutlines(initials(title), fontFamilies[font], box)
  const letters = pathData(outlines)
  // Between a square and a circle, as the theme's corners are.
  const corner = 1 + (radius / 12) * 12
  const tile = { box, ground, ink, outlines }
  const rect = `<rect width="${box}" height="${box}" rx="${corner}" fill="${hex(ground)}" />`
  return new Map<string, string | Uint8Array>([
    ['theme.json', `${JSON.stringify(themeFile, null, 2)}\n`],
    ['texts/en.json', `${JSON.stringify(texts, null, 2)}\n`],
    [
      'logo.svg',
      svg(
        `  <symbol id="logo" viewBox="0 0 ${box} ${box}">\n    <path d="${letters}" fill="currentColor" />\n  </symbol>\n  <use href="#logo" />`,
      ),
    ],
    ['favicon.svg', svg(`  ${rect}\n  <path d="${letters}" fill="${hex(ink)}" />`)],
    ['icon.png', encodePng(paintTile({ ...tile, size: sizes.icon, corner: 0 }))],
    ['mark.png', encodePng(paintTile({ ...tile, size: sizes.mark, corner }))],
  ])
}
