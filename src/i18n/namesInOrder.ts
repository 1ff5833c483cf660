/** Chinese, Japanese and Korean names are written family name first, as the server writes them. */
const familyNameFirst = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** The names of a person in the order in which they are written; those that there are. */
export const namesInOrder = (firstName: string, lastName: string): readonly string[] =>
  (familyNameFirst.test(lastName) ? [lastName, firstName] : [firstName, lastName]).filter(
    (name) => name !== '',
  );
