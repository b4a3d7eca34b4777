import type { ReactNode } from 'react'

/** A character no text has, to find where a part belongs. */
const mark = '\ue000'

interface SentenceProps {
  /** Writes the sentence with something in the place of the part; where that is depends on the language. */
  readonly of: (mark: string) => string
  readonly part: ReactNode
}

/** A sentence of the locales with a part that is more than text. */
export function Sentence({ of, part }: SentenceProps) {
  const [before, after] = of(mark).split(mark)
  return (
    <>
      {before}
      {part}
      {after}
    </>
  )
}
