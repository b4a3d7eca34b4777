const accents: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/** A message with accents, about 40 % longer, in brackets; placeholders are kept. */
export function pseudoText(message: string): string {
  const parts = message.split(/(\{\{[^}]*\}\})/)
  const body = parts
    .map((part, index) =>
      index % 2 === 1 ? part : [...part].map((letter) => accents[letter] ?? letter).join(''),
    )
    .join('')
  const words = message.length > 3 ? ' ~'.repeat(Math.ceil(message.length * 0.2)) : ''
  return `[${body}${words}]`
}

/** `pseudoText` for all messages of a file. */
export function pseudoMessages(messages: unknown): unknown {
  if (typeof messages === 'string') return pseudoText(messages)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudoMessages(value)]))
}
