/**
 * What keeps a logo from being used, or undefined. It is drawn by reference to its symbol `logo`, so it must have one;
 * and it must be nothing but a drawing: no script, no style, no reference out of the file.
 */
export function logoProblem(svg: string): string | undefined {
  if (!/<symbol\b[^>]*\bid="logo"/.test(svg)) return 'has no <symbol id="logo">'
  const forbidden =
    /<(script|style|foreignObject|image|iframe|a)\b|\s(on\w+|style)\s*=|\bhref\s*=\s*["'](?!#)/i.exec(svg)
  return forbidden ? `must not contain ${forbidden[0].trim()}` : undefined
}
