/** Markup on one line, without white space between tags. */
export const tightMarkup = (markup: string): string =>
  markup
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s*\/>/g, '/>')
