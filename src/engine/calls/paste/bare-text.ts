/** Lines of three or more backquotes around a piece of code, with what is between them. */
const fenced = /^\s*(`{3,})[^\n`]*\n([^]*?)\n?\s*\1`*\s*$/

/** Empty lines and remarks of a shell or a program in front of what it does. */
export const remarks = /^(?:[ \t]*(?:#|\/\/)[^\n]*\n|[ \t]*\r?\n)+/

/** A line of the Windows command prompt goes on behind a caret. */
const caretLine = /\^[ \t]*\r?\n/

/**
 * What was pasted without what people copy along: the fence of a document, a byte order mark. Carets of the Windows
 * command prompt become what they stand for, in lines that go on behind one.
 */
export function bareText(text: string): string {
  const [, , inner = text] = fenced.exec(text) ?? []
  const bare = inner.replace(/^\uFEFF/, '')
  return caretLine.test(bare) ? bare.replaceAll(/\^[ \t]*\r?\n/g, ' ').replaceAll(/\^([^])/g, '$1') : bare
}
