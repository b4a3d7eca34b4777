const kinds: Readonly<Record<string, readonly [kind: 'picture' | 'video' | 'audio' | 'pdf', type: string]>> =
  {
    png: ['picture', 'image/png'],
    jpg: ['picture', 'image/jpeg'],
    jpeg: ['picture', 'image/jpeg'],
    gif: ['picture', 'image/gif'],
    webp: ['picture', 'image/webp'],
    avif: ['picture', 'image/avif'],
    mp4: ['video', 'video/mp4'],
    webm: ['video', 'video/webm'],
    mp3: ['audio', 'audio/mpeg'],
    wav: ['audio', 'audio/wav'],
    ogg: ['audio', 'audio/ogg'],
    pdf: ['pdf', 'application/pdf'],
  }

const texts =
  'txt csv json md log xml html htm svg css js mjs ts tsx yaml yml toml ini sh py go rs java sql'.split(' ')

/** Kind of preview, by file extension: never as a page of this origin, so markup and SVG are shown as text. */
export function previewKind(name: string): 'picture' | 'video' | 'audio' | 'pdf' | 'text' | 'none' {
  const ending = endingOf(name)
  return kinds[ending]?.[0] ?? (texts.includes(ending) ? 'text' : 'none')
}

/** Content type of a preview, whatever type the file was stored with. */
export function previewType(name: string): string {
  return kinds[endingOf(name)]?.[1] ?? 'text/plain'
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
