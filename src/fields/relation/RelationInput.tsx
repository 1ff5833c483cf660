import { FieldTitle, useGetResourceLabel, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../input/InputProps.ts';
import { PickerInput, type PickerOption } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { labelOf } from '../value/labelOf.ts';
import { isValues } from '#src/data/isValues.ts';
import { RelationField } from './RelationField.tsx';
import { relationPath } from './putValue.ts';
import { useRecentPicks } from './useRecentPicks.ts';
import { useChosenRecords } from './useChosenRecords.ts';
import { useRelationOptions } from './useRelationOptions.ts';
import { TextField } from '@mui/material';
import { useInputLook } from '../input/useInputLook.tsx';
import { inText } from '../wording/inText.ts';
import { useWording } from '../wording/useWording.ts';

interface UnseenInputProps extends InputProps {
  readonly reference: string;
}

/** In place of a picker: the form has the id of a record that the viewer may not see, and keeps it. */
const UnseenInput = ({ reference, ...props }: UnseenInputProps) => {
  const say = useWording();
  const label = useGetResourceLabel();
  const { sx, className, helperText } = useInputLook(props, 'choice');
  return (
    <TextField
      className={className}
      sx={sx}
      size="small"
      multiline
      value={say('value.unseen', { name: inText(label(reference, 1)) })}
      label={<FieldTitle source={props.source} isRequired={props.required} />}
      helperText={helperText}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: true } }}
    />
  );
};

export interface RelationInputProps extends InputProps {
  readonly reference: string;
  readonly label?: readonly string[];
  readonly multiple?: boolean;
}

const idsOf = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .filter((id) => typeof id === 'string' || typeof id === 'number')
    .map(String);

/** Picks a record by searching its resource, unless the one it holds is not for the viewer to see (S1). */
export const RelationInput = defineInput({
  field: RelationField,
  Input: (props: RelationInputProps) => {
    const path = useWrappedSource(props.source);
    const parentPath = relationPath(path);
    const parent: unknown = useWatch({ name: parentPath ?? path });
    const twin: unknown = useWatch({ name: `${parentPath ?? path}Id` });
    return parentPath !== undefined && parent === null && idsOf(twin).length > 0 ? (
      <UnseenInput {...props} />
    ) : (
      <RelationPicker {...props} />
    );
  },
});

/** The form keeps the id (`country.id`, `country_id`, a list of ids). */
const RelationPicker = ({ reference, label, multiple = false, ...props }: RelationInputProps) => {
  const path = useWrappedSource(props.source);
  // Its name stands beside the id, so the first label needs no request.
  const parentPath = relationPath(path);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: path });
  const watched: unknown = useWatch({ name: parentPath ?? path });
  const embedded = parentPath === undefined ? undefined : embeddedOption(watched, label);
  const { options, first, loading, searching, failed, more, search, open } = useRelationOptions(
    reference,
    label,
  );
  const picks = useRecentPicks(reference, label, options);
  const known = (id: string) => id === embedded?.id || options.some((option) => option.id === id);
  const unknown = idsOf(value).filter((id) => !known(id));
  const chosen = useChosenRecords(reference, unknown, label);
  // The name goes with the id: summaries and comparisons elsewhere in the form read it.
  const keepName = (option: PickerOption | null) => {
    if (option !== null) picks.keep(option.id);
    if (parentPath !== undefined)
      setValue(parentPath, option === null ? { id: null } : { id: option.id, name: option.label });
  };
  return (
    <PickerInput
      {...props}
      options={options}
      recent={picks.recent}
      chosen={embedded === undefined ? chosen : [embedded, ...chosen]}
      multiple={multiple}
      width={multiple ? 'text' : 'choice'}
      loading={loading}
      searching={searching}
      failed={failed}
      first={first}
      more={more}
      onQuery={search}
      onOpen={() => {
        open();
        picks.open();
      }}
      onPick={keepName}
    />
  );
};

function embeddedOption(parent: unknown, label: readonly string[] | undefined): PickerOption | undefined {
  if (!isValues(parent)) return undefined;
  const id = parent.id ?? parent.ID;
  const text = labelOf(parent, label);
  return (typeof id === 'string' || typeof id === 'number') && text !== undefined
    ? { id: String(id), label: text }
    : undefined;
}
