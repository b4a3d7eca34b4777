/** Documents other than the console's own, by the beginning of their paths below the base path. */
export const ownDocuments: Readonly<Record<string, string>> = {
  '/pay/': 'pay.html',
  '/terminal/': 'terminal.html',
}

/** File of the separate document at a path below the base path; undefined if it is the console's own document. */
export function ownDocument(path: string): string | undefined {
  return Object.entries(ownDocuments).find(([start]) => path.startsWith(start))?.[1]
}
