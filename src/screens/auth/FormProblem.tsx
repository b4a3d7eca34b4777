import { FieldError } from '../../ui/form-controls/FieldError'
import styles from './auth.module.css'

/** Problem of a form as a whole. The live region exists before the text, so that the text is announced. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? styles.absent : undefined}>
      {text !== undefined && <FieldError>{text}</FieldError>}
    </div>
  )
}
