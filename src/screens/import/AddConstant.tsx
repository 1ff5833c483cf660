import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { ImportConstantInput } from '#src/generated/schema.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FormBox } from '#src/ui/FormBox.tsx';
import { constantsOf } from './constantsOf.ts';
import type { ReadImport } from './importOperations.ts';
import { useImportWords } from './importWords.ts';

interface AddConstantProps {
  readonly found: ReadImport;
  readonly disabled: boolean;
  readonly onAdd: (constant: ImportConstantInput) => void;
}

const mostConstants = 20;

/** A column that is not in the file: all of its rows are of one event, for one. */
export const AddConstant = ({ found, disabled, onAdd }: AddConstantProps) => {
  const words = useImportWords();
  const [field, setField] = useState('');
  const [value, setValue] = useState('');
  const left = found.fields.filter(
    (each) => each.field !== 'id' && !found.columns.some((column) => column.field === each.field),
  );
  if (left.length === 0 || constantsOf(found).length >= mostConstants) return null;
  const isWhole = value.trim() !== '' && left.some((each) => each.field === field);
  const add = () => {
    onAdd({ field, value: value.trim() });
    setField('');
    setValue('');
  };
  return (
    <FormBox
      onSubmit={() => isWhole && !disabled && add()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <ChoiceField
        size="small"
        label={words('constant.field')}
        value={left.some((each) => each.field === field) ? field : ''}
        options={left.map((each) => each.field)}
        wordOf={(name) => left.find((each) => each.field === name)?.label}
        disabled={disabled}
        onChoose={setField}
        sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}
      />
      <TextField
        size="small"
        label={words('constant.value')}
        helperText={words('constant.help')}
        value={value}
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => setValue(target.value)}
        sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}
      />
      <Button type="submit" variant="outlined" disabled={disabled || !isWhole} sx={{ mt: 2.5 }}>
        {words('constant.add')}
      </Button>
    </FormBox>
  );
};
