import type { ReactNode } from 'react'

/** A character no text has, to find where a part belongs. */
const mark = '\ue000'

interface SentenceProps {
  /** Writes the sentence with `mark` in place of the part; its position depends on the language. */
  readonly of: (mark: string) => string
  readonly part: ReactNode
}

/** A translated sentence with a part that is an element. */
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
