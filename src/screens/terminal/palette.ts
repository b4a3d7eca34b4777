import type { ITheme } from '@xterm/xterm'

/** Looks of the terminal, independent of the console's colour scheme. */
export const terminalLooks = ['dark', 'light'] as const
export type TerminalLook = (typeof terminalLooks)[number]

/** The sixteen colours of each look. xterm raises the contrast if a program's choice has too little. */
export const palettes: Readonly<Record<TerminalLook, ITheme>> = {
  dark: {
    ...{ background: '#11161d', foreground: '#e2e6ea', cursor: '#e2e6ea', cursorAccent: '#11161d' },
    ...{ selectionBackground: '#3d5673', black: '#3b444f', red: '#f08a80', green: '#8fdba6' },
    ...{ yellow: '#efb968', blue: '#82b7f0', magenta: '#d3a4ea', cyan: '#7fd3d8', white: '#d5dae0' },
    ...{ brightBlack: '#8b97a5', brightRed: '#ffaaa1', brightGreen: '#aeeec0', brightYellow: '#ffd28c' },
    ...{ brightBlue: '#a9d0ff', brightMagenta: '#e8c3fa', brightCyan: '#a3eaee', brightWhite: '#ffffff' },
  },
  light: {
    ...{ background: '#fbfcfd', foreground: '#1b232c', cursor: '#1b232c', cursorAccent: '#fbfcfd' },
    ...{ selectionBackground: '#b9d3f2', black: '#1b232c', red: '#a8231b', green: '#1c6b35' },
    ...{ yellow: '#7a5200', blue: '#1b56a8', magenta: '#7c2f9c', cyan: '#0b6470', white: '#6b7682' },
    ...{ brightBlack: '#55606c', brightRed: '#8c1710', brightGreen: '#0f5526', brightYellow: '#634200' },
    ...{ brightBlue: '#0f4188', brightMagenta: '#641f80', brightCyan: '#034c56', brightWhite: '#2c3640' },
  },
}
