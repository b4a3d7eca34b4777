import { themeFiles } from '../../src/lib/theme-files'
import { startDataId, type StartData } from '../../src/start/start-data'

/**
 * The document with the start data and the script at `boot` right behind the declaration of its encoding, which must come
 * first, and with the stylesheet of `defaultTheme`. The data cannot end its element.
 */
export function withStart(html: string, data: StartData, defaultTheme: string, boot: string): string {
  const { css } = themeFiles(`${data.themes.folder}${defaultTheme}/`)
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const start = [
    `<script type="application/json" id="${startDataId}">${json}</script>`,
    `<script src="${boot}" async fetchpriority="high"></script>`,
  ]
  return html
    .replace('<html ', `<html data-theme="${defaultTheme}" `)
    .replace(/<meta charset[^>]*>/, (encoding) => [encoding, ...start].join('\n    '))
    .replace('</head>', `  <link id="theme" rel="stylesheet" href="${css}">\n  </head>`)
}
