const SUMMARY_LENGTH = 60

/** Every operation has a summary that fits a menu and a description. */
export function operationTexts() {
  return {
    Operation(operation, { report, location }) {
      if (!operation.summary) report({ message: 'The operation has no summary.', location: location.key() })
      else if (operation.summary.length > SUMMARY_LENGTH || operation.summary.endsWith('.')) {
        report({
          message: `The summary is a title: at most ${SUMMARY_LENGTH} characters, no full stop.`,
          location: location.child(['summary']),
        })
      }
      if (!operation.description)
        report({ message: 'The operation has no description.', location: location.key() })
    },
  }
}
