import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { inText } from '#src/fields/wording/inText.ts';
import type { MergeField } from '../catalogue/catalogueQuery.ts';
import { useTemplateWords } from '../templateWords.ts';
import { optionGroup } from './optionGroup.tsx';

interface FieldPaletteProps {
  readonly fields: readonly MergeField[];
  readonly isPending: boolean;
  readonly label: string;
  readonly onChoose: (field: MergeField) => void;
  readonly onEscape: () => void;
}

/** All fields to choose from: searched by name, walked through by arrows, each with what it is on the chosen record. */
export const FieldPalette = ({ fields, isPending, label, onChoose, onEscape }: FieldPaletteProps) => {
  const words = useTemplateWords();
  const nothing = useNothingOffered();
  const [query, setQuery] = useState('');
  return (
    <Autocomplete<MergeField>
      open
      disablePortal
      autoHighlight
      forcePopupIcon={false}
      size="small"
      options={[...fields]}
      value={null}
      onChange={(_event, field) => {
        if (field !== null) onChoose(field);
      }}
      onClose={(_event, cause) => {
        if (cause === 'escape') onEscape();
      }}
      groupBy={({ group }) => group}
      renderGroup={optionGroup}
      getOptionKey={({ path }) => path}
      getOptionLabel={({ group, label: name }) => words('field', { group, label: inText(name) })}
      loading={isPending}
      loadingText={words('searching')}
      noOptionsText={nothing({ query })}
      onInputChange={(_event, text, cause) => setQuery(cause === 'input' ? text : '')}
      renderOption={({ key, ...props }, field) => (
        <li key={key} {...props}>
          <Option field={field} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} margin="none" autoFocus label={label} />}
      slotProps={{
        // In the popover itself, which is what floats.
        popper: {
          sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
        },
        paper: { elevation: 0, sx: { border: 0, boxShadow: 'none' } },
        listbox: { sx: { maxHeight: 320, mx: -2, py: 0 } },
      }}
    />
  );
};

const Option = ({ field: { label, example, value } }: { readonly field: MergeField }) => {
  const words = useTemplateWords();
  return (
    <Box sx={{ minWidth: 0, width: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{label}</Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', ...oneLine }}>
        {value ?? words('example', { example })}
      </Box>
    </Box>
  );
};

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
