import type { FilledField } from '#server/documents/merge/fillTemplate.ts';

/** Why a document cannot be made. What a field is called may be a sentence with commas of its own. */
export const missingWords = ({ label }: Pick<FilledField, 'label'>): string => `Missing: ${label}.`;
