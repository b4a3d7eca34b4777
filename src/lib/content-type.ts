/** Whether a content type (without parameters) is text; an empty one counts as text. */
export function isTextType(contentType: string): boolean {
  return /^$|^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)$/.test(contentType)
}

/** File name for an answer of a content type: `answer.pdf`. */
export function answerFile(contentType: string): string {
  const [, kind = ''] = /\/([a-z\d]{1,8})$/.exec(contentType) ?? []
  return `answer.${kind || 'bin'}`
}
