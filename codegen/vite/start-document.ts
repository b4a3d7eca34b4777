import { startDataId, type StartData } from '../../src/start/start-data'

/**
 * The document with the start data and the script at `boot` right behind the declaration of its encoding, which must come
 * first. Nothing is painted before the script has set colour scheme and theme. The data cannot end its element.
 */
export function withStart(html: string, data: StartData, boot: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const start = [
    `<script type="application/json" id="${startDataId}">${json}</script>`,
    `<script src="${boot}" async blocking="render" fetchpriority="high"></script>`,
  ]
  return html.replace(/<meta charset[^>]*>/, (encoding) => [encoding, ...start].join('\n    '))
}
