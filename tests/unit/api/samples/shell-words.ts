/** The words of a line as a shell reads it: quotes, backslashes and variables, as far as samples use them. */
export function shellWords(line: string, variables: Readonly<Record<string, string>>): string[] {
  const words: string[] = []
  let word: string | undefined
  let rest = line
  const take = (pattern: RegExp): string | undefined => {
    const [whole, inner] = pattern.exec(rest) ?? []
    if (whole === undefined) return undefined
    rest = rest.slice(whole.length)
    return inner ?? ''
  }
  const expand = (text: string): string =>
    text
      .replaceAll(/\$(\w+)/g, (_all, name: string) => variables[name] ?? '')
      .replaceAll(/\\(["\\$`])/g, '$1')
  for (;;) {
    if (rest === '') return word === undefined ? words : [...words, word]
    if (take(/^(?:\s|\\\n)+/) !== undefined) {
      if (word !== undefined) words.push(word)
      word = undefined
      continue
    }
    const part =
      take(/^'([^']*)'/) ??
      mapped(take(/^"((?:[^"\\]|\\.)*)"/), expand) ??
      take(/^\\(.)/) ??
      mapped(take(/^([^\s'"\\]+)/), expand)
    if (part === undefined) throw new Error(`The shell would wait for more: ${rest}`)
    word = (word ?? '') + part
  }
}

function mapped(text: string | undefined, change: (text: string) => string): string | undefined {
  return text === undefined ? undefined : change(text)
}
