import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useRecordLabels } from '#src/fields/relation/useRecordLabels.ts';
import { useRelationOptions } from '#src/fields/relation/useRelationOptions.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useDashboardWords } from './useDashboardWords.ts';

interface FilterPickerProps {
  readonly label: string;
  readonly reference: string;
  /** Id of the record; empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Chooses a record to filter by; asks for candidates once it is opened. */
export const FilterPicker = ({ label, reference, value, onChange }: FilterPickerProps) => {
  const words = useDashboardWords();
  const say = useWording();
  const nothing = useNothingOffered();
  const [query, setQuery] = useState('');
  const { options, loading, failed, search, open } = useRelationOptions(reference, ['name']);
  const known = options.find(({ id }) => id === value);
  const { labels, isRead } = useRecordLabels(reference, value === '' ? [] : [value], ['name']);
  const unnamed = isRead ? say('value.gone') : '…';
  const name = labels.get(value) ?? known?.label ?? unnamed;
  // The same while it says the same: another would make the field forget what is being typed.
  const chosen = useMemo(() => (value === '' ? null : { id: value, label: name }), [value, name]);
  return (
    <Autocomplete
      size="small"
      options={chosen === null || known ? options : [chosen, ...options]}
      value={chosen}
      loading={loading}
      loadingText={say('select.loading')}
      noOptionsText={nothing({ failed, query })}
      filterOptions={(all) => [...all]}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      getOptionKey={({ id }) => id}
      onOpen={open}
      onInputChange={(_, text, reason) => {
        const typed = reason === 'input' ? text : '';
        setQuery(typed);
        search(typed);
      }}
      onChange={(_, option) => onChange(option?.id ?? '')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={words('any')}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
};
