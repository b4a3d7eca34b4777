import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { SearchAddon } from '@xterm/addon-search'
import { WebLinksAddon } from '@xterm/addon-web-links'
import { type ITerminalOptions, Terminal } from '@xterm/xterm'
import type { Display } from './display'
import { harden } from './harden'
import { palettes } from './palette'

/** Lines kept above the screen. */
const scrollback = 10_000

/** A terminal that is ready to be put into the page. */
export interface DrawnTerminal {
  readonly terminal: Terminal
  readonly fit: FitAddon
  readonly search: SearchAddon
}

/** What depends on the display. */
export function displayOptions({ fontSize, look, screenReader }: Display): ITerminalOptions {
  return { fontSize, theme: palettes[look], screenReaderMode: screenReader }
}

/** The typeface of code in the theme; xterm measures letters where the variables of the page mean nothing. */
export function fontFamily(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--mono').trim() || 'monospace'
}

/** Makes a terminal whose links are given to `openLink`, and whose output cannot do anything else. */
export function createTerminal(display: Display, openLink: (address: string) => void): DrawnTerminal {
  const terminal = new Terminal({
    ...displayOptions(display),
    scrollback,
    fontFamily: fontFamily(),
    lineHeight: 1.2,
    // Search marks what it found.
    allowProposedApi: true,
    minimumContrastRatio: 4.5,
    logLevel: 'off',
    linkHandler: { activate: (_event, address) => openLink(address) },
  })
  harden(terminal)
  const fit = new FitAddon()
  const search = new SearchAddon()
  terminal.loadAddon(fit)
  terminal.loadAddon(search)
  terminal.loadAddon(new WebLinksAddon((_event, address) => openLink(address)))
  return { terminal, fit, search }
}

/** Everything a terminal holds, as text. */
export function logOf({ buffer: { normal } }: Terminal): string {
  const lines = Array.from({ length: normal.length }, (_, index) => normal.getLine(index))
  return lines
    .map((line, index) => {
      const text = line?.translateToString(true) ?? ''
      // A long line goes on in the next one.
      return lines[index + 1]?.isWrapped === true ? text : `${text}\n`
    })
    .join('')
    .replace(/\n+$/, '\n')
}
