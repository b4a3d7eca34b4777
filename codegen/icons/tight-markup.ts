/** Markup in one line, without the white space between and at the end of its tags. */
export const tightMarkup = (markup: string): string =>
  markup
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s*\/>/g, '/>')
