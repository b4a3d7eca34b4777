import { FieldError } from '../../ui/form-controls/FieldError'
import styles from './auth.module.css'

/** What is wrong with a form as a whole. The region is there before it is, so that it is announced when it comes. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? styles.absent : undefined}>
      {text !== undefined && <FieldError>{text}</FieldError>}
    </div>
  )
}
