import { filterOf } from '../input/filterOf.tsx';
import { useListed } from '../wording/useListed.ts';
import { RelationInput, type RelationInputProps } from './RelationInput.tsx';
import { useRecordLabels } from './useRecordLabels.ts';

const RelationValue = ({ value, reference, label }: RelationInputProps & { readonly value: unknown }) => {
  const ids = [value].flat().map(String);
  const labels = useRecordLabels(reference, ids, label);
  return useListed()(ids.map((id) => labels.get(id) ?? '…'));
};

export const RelationFilter = filterOf(RelationInput, RelationValue);
