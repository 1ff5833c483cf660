const title = /^(name)?(title|prefix|salutation)$/i;
const part = /^(first|middle|last|given|family|sur|fore)_?name$/i;

/** 'Dr' before a name. */
export const isNameTitle = (source: string): boolean => title.test(source);

/** One of the parts that a person's name has at least two of. */
export const isNamePart = (source: string): boolean => part.test(source);
