/** The addresses of a language's texts in the folder of texts: shared ones, those of a type and of a screen. */
export const textFiles = (
  folder: string,
  language: string,
): {
  base: string
  resource: (type: string) => string
  screen: (name: string) => string
} => ({
  base: `${folder}${language}/console.json`,
  resource: (type) => `${folder}${language}/resources/${type}.json`,
  screen: (name) => `${folder}${language}/screens/${name}.json`,
})
