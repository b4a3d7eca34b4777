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

/** Terminal options that follow from the display. */
export function displayOptions({ fontSize, look, screenReader }: Display): ITerminalOptions {
  return { fontSize, theme: palettes[look], screenReaderMode: screenReader }
}

/** The theme's font for code, resolved because xterm measures letters where CSS variables do not apply. */
export function fontFamily(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--mono').trim() || 'monospace'
}

/** Creates a terminal that passes pressed links to `openLink`; its output has no other effect. */
export function createTerminal(display: Display, openLink: (address: string) => void): DrawnTerminal {
  const terminal = new Terminal({
    ...displayOptions(display),
    scrollback,
    fontFamily: fontFamily(),
    lineHeight: 1.2,
    // The search needs it to mark matches.
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

/** The whole buffer of a terminal as text. */
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
