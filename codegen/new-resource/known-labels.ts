import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asJson } from '../openapi/description'

/** Labels that several types share, by the field's name: `created_at` is "Created". */
export function knownLabels(folder: string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const file of readdirSync(folder)) {
    const messages: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    for (const [name, text] of Object.entries(asJson(asJson(messages).fields))) {
      if (typeof text !== 'string') continue
      const texts = counts.get(name) ?? new Map<string, number>()
      counts.set(name, texts.set(text, (texts.get(text) ?? 0) + 1))
    }
  }
  const known = new Map<string, string>()
  for (const [name, texts] of counts) {
    const [most] = [...texts].sort((one, other) => other[1] - one[1])
    if (most && most[1] > 1) known.set(name, most[0])
  }
  return known
}
