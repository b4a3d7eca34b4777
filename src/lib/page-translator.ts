/** Marks that translators of browsers leave in a document, by the translator's name. */
const marks: readonly (readonly [name: string, selector: string])[] = [
  ['google', 'html.translated-ltr, html.translated-rtl'],
  ['microsoft', '[_msttexthash], [_msthash]'],
  ['yandex', 'html[class*="yandex"], ya-tr-span'],
  ['unknown', 'body font > font, body font:only-child'],
]

/** The translator that has changed the texts of a document (requirement I18N-10); undefined if none has. */
export function pageTranslator(page: Pick<Document, 'querySelector'>): string | undefined {
  return marks.find(([, selector]) => page.querySelector(selector) !== null)?.[0]
}
