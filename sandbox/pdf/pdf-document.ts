import { encode, textWidth } from './helvetica'

/** A text at a place of a page; lengths in points from the lower left corner. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold?: boolean
  /** `x` is where the text ends. */
  readonly isRight?: boolean
}

/** A horizontal line. */
export interface Rule {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Content of a page. */
export interface Page {
  readonly texts: readonly PlacedText[]
  readonly rules: readonly Rule[]
}

/** A4 in points. */
export const pageSize = { width: 595, height: 842 }

/** Objects every document has: catalogue, page tree, two fonts, and document information. */
const fixedObjects = 5

/**
 * A PDF of text and lines, in the fonts every reader has: the objects, then a table of their offsets. All bytes are
 * Latin-1, so a text's length is its length in bytes.
 */
export function writePdf(title: string, pages: readonly Page[]): Uint8Array<ArrayBuffer> {
  const pageNumbers = pages.map((_, index) => fixedObjects + 1 + index * 2)
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((page, index) => pageObjects(page, (pageNumbers[index] ?? 0) + 1)),
  ]
  let body = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${`${at}`.padStart(10, '0')} 00000 n \n`).join('')
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(body, (character) => character.charCodeAt(0))
}

function pageObjects({ texts, rules }: Page, content: number): string[] {
  const lines = rules.map(({ x, y, width }) => `0.5 w ${x} ${y} m ${x + width} ${y} l S`)
  const stream = [...texts.map(drawText), ...lines].join('\n')
  const { width, height } = pageSize
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
      '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
}

function drawText({ text, x, y, size, isBold, isRight }: PlacedText): string {
  const left = isRight === true ? x - textWidth(text, size) : x
  return `BT /${isBold === true ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${y.toFixed(2)} Td ${literal(text)} Tj ET`
}

function literal(text: string): string {
  const written = encode(text).map((code) => {
    const character = String.fromCharCode(code)
    return '\\()'.includes(character) ? `\\${character}` : character
  })
  return `(${written.join('')})`
}
