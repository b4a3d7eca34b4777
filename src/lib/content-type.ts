/** Whether what is answered as this content type (without parameters) can be read as text; nothing said counts as text. */
export function isTextType(contentType: string): boolean {
  return /^$|^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)$/.test(contentType)
}

/** A name for the file an answer of this content type makes: `answer.pdf`. */
export function answerFile(contentType: string): string {
  const [, kind = ''] = /\/([a-z\d]{1,8})$/.exec(contentType) ?? []
  return `answer.${kind || 'bin'}`
}
