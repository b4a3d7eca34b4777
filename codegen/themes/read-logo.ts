import {
  drawingTags,
  isDrawingAttribute,
  isDrawingTag,
  type Drawing,
  type DrawingPart,
} from '../../src/lib/drawing'

/** A logo that cannot be used. */
export class LogoError extends Error {}

type Open = Omit<DrawingPart, 'parts'> & { parts: DrawingPart[] }

const reactName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)) {
    const known = reactName(name)
    if (!isDrawingAttribute(known, value))
      throw new LogoError(`must not contain ${name}="${value}"; shapes, colours and strokes are all there is`)
    found[known] = value.replace(/\s+/g, ' ').trim()
  }
  return found
}

/** The drawing in a symbol's markup. */
function readShapes(markup: string): DrawingPart[] {
  const top: DrawingPart[] = []
  const open: Open[] = []
  const parsed = markup.replace(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>/g,
    (_, closing: string, tag: string, attributes: string, empty: string) => {
      if (closing !== '') {
        if (open.pop()?.tag !== tag) throw new LogoError(`closes <${tag}> where it is not open`)
        return ''
      }
      if (!isDrawingTag(tag))
        throw new LogoError(`must not contain <${tag}>; it may contain ${drawingTags.join(', ')}`)
      const part: Open = { tag, attributes: readAttributes(attributes), parts: [] }
      ;(open.at(-1)?.parts ?? top).push(part)
      if (empty === '') open.push(part)
      return ''
    },
  )
  const rest = parsed.replace(/<!--[\s\S]*?-->/g, '').trim()
  if (rest !== '') throw new LogoError(`must not contain ${JSON.stringify(rest.slice(0, 40))}`)
  if (open.length > 0) throw new LogoError(`leaves <${open.at(-1)?.tag}> open`)
  return top
}

/**
 * The symbol `logo` of an SVG file as data that the console draws element by element.
 * @throws LogoError if there is none, or it is more than plain shapes
 */
export function readLogo(svg: string): Drawing {
  const [, attributes = '', markup] = /<symbol\b([^>]*\bid="logo"[^>]*)>([\s\S]*?)<\/symbol>/.exec(svg) ?? []
  if (markup === undefined) throw new LogoError('has no <symbol id="logo">')
  const viewBox = /\bviewBox="([\d\s.-]+)"/.exec(attributes)?.[1]
  if (viewBox === undefined) throw new LogoError('has no viewBox on <symbol id="logo">')
  return { viewBox, parts: readShapes(markup) }
}
