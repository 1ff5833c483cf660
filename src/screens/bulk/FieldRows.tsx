import CloseIcon from '@mui/icons-material/Close';
import { Autocomplete, Box, IconButton, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { Mode } from './AskedChange.ts';
import { type BulkField, currencyOf } from './bulkFields.tsx';
import { useBulkWords } from './bulkWords.ts';

export interface ChosenField {
  readonly field: BulkField;
  readonly mode: Mode;
}

interface FieldRowsProps {
  readonly fields: readonly BulkField[];
  readonly chosen: readonly ChosenField[];
  readonly onChoose: (chosen: readonly ChosenField[]) => void;
}

/** The fields that are to change, each with what happens to it; and a box to choose more. */
export const FieldRows = ({ fields, chosen, onChoose }: FieldRowsProps) => {
  const words = useBulkWords();
  const labelOf = useLabelText();
  const nothing = useNothingOffered();
  const [query, setQuery] = useState('');
  const [fresh, setFresh] = useState(chosen.at(-1)?.field.input.name);
  const left = fields.filter((field) => !chosen.some((one) => one.field.input === field.input));
  const add = (field: BulkField) => {
    // An amount says nothing without its currency.
    const currency = currencyOf(field.element, fields);
    const more = currency && left.includes(currency) ? [field, currency] : [field];
    setFresh(field.input.name);
    onChoose([...chosen, ...more.map((one) => ({ field: one, mode: 'set' as const }))]);
  };
  const isCountedIn = (other: ChosenField, { field }: ChosenField) =>
    currencyOf(other.field.element, fields)?.input === field.input;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {chosen.map((one) => (
        <FieldRow
          key={one.field.input.name}
          {...one}
          label={labelOf(one.field.input.source)}
          isFresh={one.field.input.name === fresh}
          onMode={(mode) => onChoose(chosen.map((other) => (other === one ? { ...one, mode } : other)))}
          onRemove={() => onChoose(chosen.filter((other) => other !== one && !isCountedIn(other, one)))}
        />
      ))}
      <Autocomplete
        // A new box for the next field.
        key={chosen.length}
        options={left}
        size="small"
        openOnFocus
        autoHighlight
        blurOnSelect={false}
        getOptionLabel={({ input }) => labelOf(input.source)}
        getOptionKey={({ input }) => input.name}
        noOptionsText={nothing({ query })}
        onInputChange={(_event, text, cause) => setQuery(cause === 'input' ? text : '')}
        onChange={(_event, field) => field && add(field)}
        renderInput={(params) => (
          <TextField {...params} label={words('fields.add')} autoFocus={chosen.length === 0} />
        )}
        sx={{ maxWidth: 360 }}
      />
    </Box>
  );
};

/** Where the value of a field is entered. */
export const focusValue = (row: ParentNode | null | undefined) =>
  row?.querySelector<HTMLElement>(entered)?.focus();

const entered = 'input, textarea, [role="combobox"], [contenteditable="true"]';

/** In one line with the input, which stands below its label. */
const besideInputSx = { mt: { sm: '29px' } } as const;

interface FieldRowProps extends ChosenField {
  readonly label: string;
  /** Whether it was chosen just now. */
  readonly isFresh: boolean;
  readonly onMode: (mode: Mode) => void;
  readonly onRemove: () => void;
}

const FieldRow = ({ field, mode, label, isFresh, onMode, onRemove }: FieldRowProps) => {
  const words = useBulkWords();
  const value = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFresh) focusValue(value.current);
  }, [isFresh]);
  const modes: readonly Mode[] = [
    'set',
    ...(field.isList ? (['extend'] as const) : []),
    ...(field.isRequired ? [] : (['clear'] as const)),
  ];
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '150px minmax(0, 1fr) auto' },
      }}
    >
      <ChoiceField
        size="small"
        sx={besideInputSx}
        value={mode}
        options={modes}
        wordOf={(one) => words(`fields.${one}`)}
        onChoose={onMode}
        aria-label={words('fields.mode', { field: label })}
      />
      <Box
        ref={value}
        data-value-of={field.input.name}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}
      >
        {mode === 'clear' ? (
          <Box sx={{ ...besideInputSx, py: 1, color: 'text.secondary' }}>{label}</Box>
        ) : (
          field.element
        )}
      </Box>
      <IconButton
        size="small"
        sx={{ ...besideInputSx, width: 34, height: 34 }}
        aria-label={words('fields.remove', { field: label })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
