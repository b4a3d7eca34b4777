const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** An element; `content` is markup, or a text in a list, which is escaped. */
export function element(name: string, content: string | readonly [text: string]): string {
  return `<${name}>${typeof content === 'string' ? content : escapeText(content[0])}</${name}>`
}

/** A document of S3 with its root element. */
export function xmlDocument(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The contents of all elements of a name; these documents do not nest elements of one name. */
export function elementsOf(document: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g')
  return [...document.matchAll(pattern)].map(([, content = '']) => content)
}

/** The text of the first element of a name; undefined without one. */
export function textOf(document: string, name: string): string | undefined {
  return elementsOf(document, name)[0]?.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, entity = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
      return entities[String(entity)] ?? whole
    },
  )
}
