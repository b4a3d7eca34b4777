import { docHref, type DocPiece, type DocText } from '../../lib/api-docs'
import { LinkText } from '../../ui/typography/LinkText'
import styles from './api.module.css'

function Piece({ piece }: { piece: DocPiece }) {
  if (typeof piece === 'string') return piece
  if ('code' in piece) return <code className={styles.word}>{piece.code}</code>
  if ('strong' in piece) return <strong>{piece.strong}</strong>
  const [kind, name] =
    'operation' in piece ? (['operations', piece.operation] as const) : (['schemas', piece.schema] as const)
  return (
    <LinkText href={docHref(kind, name)}>
      <code className={styles.word}>{name}</code>
    </LinkText>
  )
}

/** Paragraphs of the description, marked with its language. */
export function DocWords({ text, lang }: { text: DocText; lang: string }) {
  return text.map((pieces, paragraph) => (
    <p key={paragraph} lang={lang}>
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </p>
  ))
}
