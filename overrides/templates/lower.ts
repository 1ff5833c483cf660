/** As a label reads within a line. Abbreviations keep their capitals. */
export const lower = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);
