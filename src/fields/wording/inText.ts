/** A noun within a sentence; abbreviations keep their capitals. */
export const inText = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);
