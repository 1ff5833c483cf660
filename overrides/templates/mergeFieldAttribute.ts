/** The mark of a gap in HTML; the server keeps it when it cleans the text. */
export const mergeFieldAttribute = 'data-merge-field';
