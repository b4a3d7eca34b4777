import { addLocationParameter } from './add-location-parameter.js'
import { bodyExample } from './body-example.js'
import { correlationHeader } from './correlation-header.js'
import { enumDescribed } from './enum-described.js'
import { enumNamed } from './enum-named.js'
import { errorAnswers } from './error-answers.js'
import { extensionAllowed } from './extension-allowed.js'
import { formFlat } from './form-flat.js'
import { formatKnown } from './format-known.js'
import { idempotencyKey } from './idempotency-key.js'
import { numberUnit } from './number-unit.js'
import { objectOpen } from './object-open.js'
import { operationIdShape } from './operation-id-shape.js'
import { operationTag } from './operation-tag.js'
import { operationTexts } from './operation-texts.js'
import { propertyDescribed } from './property-described.js'
import { secretMarked } from './secret-marked.js'
import { successPredicate } from './success-predicate.js'

/** Our own rules about the API description, one file and one id each. redocly reads the default export. */
export default function platformRules() {
  return {
    id: 'platform',
    preprocessors: { oas3: { 'add-location-parameter': addLocationParameter } },
    rules: {
      oas3: {
        'body-example': bodyExample,
        'correlation-header': correlationHeader,
        'enum-described': enumDescribed,
        'enum-named': enumNamed,
        'error-answers': errorAnswers,
        'extension-allowed': extensionAllowed,
        'form-flat': formFlat,
        'format-known': formatKnown,
        'idempotency-key': idempotencyKey,
        'number-unit': numberUnit,
        'object-open': objectOpen,
        'operation-id-shape': operationIdShape,
        'operation-tag': operationTag,
        'operation-texts': operationTexts,
        'property-described': propertyDescribed,
        'secret-marked': secretMarked,
        'success-predicate': successPredicate,
      },
    },
  }
}
