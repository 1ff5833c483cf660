import { useState } from 'react';
import { useRecordContext, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PickerInput, type PickerOption } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { filterOf } from '../kind/filterOf.tsx';
import { RelationField } from '../relation/RelationField.tsx';
import { RelationInput, type RelationInputProps } from '../relation/RelationInput.tsx';
import { useChosenRecords } from '../relation/useChosenRecords.ts';
import { useRelationOptions } from '../relation/useRelationOptions.ts';
import { labelOf } from '../value/labelOf.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { valueAt } from '../value/valueAt.ts';

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (record: Values): string => String(record.id ?? record.ID);

/**
 * Picks several records. The list stays of the kind that was read: of ids (`countries: ['1']`) or of records
 * (`allowedCountries: [{id, name}]`), so that unchanged items compare as unchanged.
 */
export const RelationsInput = defineInput({
  Filter: filterOf((props: RelationInputProps) => <RelationInput {...props} multiple />, RelationField),
  Input: ({ reference, label, multiple: _several, ...props }: RelationInputProps) => {
    const path = useWrappedSource(props.source);
    const value: unknown = useWatch({ name: path });
    const record = useRecordContext();
    const [asRecords] = useState(() => itemsOf(valueAt(record, path)).some(isValues));
    const { options, first, loading, searching, failed, more, search, open } = useRelationOptions(
      reference,
      label,
    );
    const [picked, setPicked] = useState<readonly PickerOption[]>([]);
    const embedded = [...itemsOf(valueAt(record, path)), ...itemsOf(value)].filter(isValues);
    const named = embedded.map((item) => ({ id: idOf(item), label: labelOf(item, label) ?? '…' }));
    const known = (id: string) => [...named, ...picked, ...options].some((option) => option.id === id);
    const unknown = itemsOf(value)
      .filter((item) => !isValues(item))
      .map(String)
      .filter((id) => !known(id));
    const looked = useChosenRecords(reference, unknown, label);
    const keep = (option: PickerOption): unknown => {
      if (!asRecords) return option.id;
      return embedded.find((item) => idOf(item) === option.id) ?? { id: option.id, name: option.label };
    };
    return (
      <PickerInput
        {...props}
        multiple
        width="text"
        options={options}
        chosen={[...named, ...picked, ...looked]}
        loading={loading}
        searching={searching}
        failed={failed}
        first={first}
        more={more}
        keep={keep}
        onQuery={(query) => {
          // What was found by an earlier search keeps its name when the options change.
          setPicked((before) =>
            [...before, ...options.filter((option) => !before.some(({ id }) => id === option.id))].slice(
              -500,
            ),
          );
          search(query);
        }}
        onOpen={open}
      />
    );
  },
});
