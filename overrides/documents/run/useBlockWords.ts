import { useDocumentWords } from '../documentWords.ts';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import type { ImpressionBlock } from './runOperations.ts';

/** Why a document cannot be made; a field is called as the page calls it where it is entered. */
export function useBlockWords(): (block: ImpressionBlock) => string {
  const words = useDocumentWords();
  const labelOf = useFieldLabel();
  return ({ code, message, mergeContext, field }) => {
    if (code !== 'MISSING_VALUE' || mergeContext === null || field === null) return message;
    const label = labelOf(mergeContext, { field, label: '' });
    return label === '' ? message : words('state.missing', { field: label });
  };
}
