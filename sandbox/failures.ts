/**
 * The error answers of the platform. Four envelopes exist side by side (platform facts section 1, errors); each
 * function below makes one of them. Handlers and machines throw these, the HTTP layer turns them into answers.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'

  constructor(
    readonly status: number,
    readonly body: unknown,
    message: string,
  ) {
    super(message)
  }
}

/** Envelope 1, `{"errors":{"Error":text}}`: virtual machines, tokens, billing. The specification's status is 500. */
export function serviceFailure(text: string, status = 500): ApiFailure {
  return new ApiFailure(status, { errors: { Error: text } }, text)
}

/** Envelope 2, `{"message":text}`: gateway, networks, disks, floating IPs. */
export function gatewayFailure(status: number, text: string): ApiFailure {
  return new ApiFailure(status, { message: text }, text)
}

/** Envelope 3, `{"errors":{field:text}}`, status 400: parameters that are missing or wrong. */
export function parameterFailure(fields: Readonly<Record<string, string>>): ApiFailure {
  return new ApiFailure(400, { errors: fields }, Object.values(fields).join('; '))
}

/** Envelope 4, status 403: the gateway's permission error, with an object instead of a text. */
export function forbiddenFailure(text: string): ApiFailure {
  const detail = { msg: text, subtype: 'resource_forbidden', type: 'consumer' }
  return new ApiFailure(403, { errors: { 'consumer::resource_forbidden': detail } }, text)
}
