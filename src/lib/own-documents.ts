/** Documents beside that of the console, by the path below the base path that they begin with. */
export const ownDocuments: Readonly<Record<string, string>> = {
  '/pay/': 'pay.html',
  '/terminal/': 'terminal.html',
}

/** File of the document that a path below the base path has for itself; undefined for those of the console's. */
export function ownDocument(path: string): string | undefined {
  return Object.entries(ownDocuments).find(([start]) => path.startsWith(start))?.[1]
}
