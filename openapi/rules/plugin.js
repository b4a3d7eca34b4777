import { addLocationParameter } from './add-location-parameter.js'

/** Our own rules about the API description, one file each; redocly reads the default export. */
export default function platformRules() {
  return {
    id: 'platform',
    preprocessors: { oas3: { 'add-location-parameter': addLocationParameter } },
    rules: { oas3: {} },
  }
}
