import { Box, Button, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { isFormat } from '../catalogue/mergeFormats.ts';
import type { FieldAttributes } from '../editor/PieceAttributes.ts';
import { useTemplateWords } from '../templateWords.ts';

interface FieldSettingsProps {
  readonly catalogue: Catalogue;
  readonly field: FieldAttributes;
  readonly onApply: (field: FieldAttributes) => void;
  readonly onRemove: () => void;
}

/** How a field behaves where it has no value, and how its value is written. */
export const FieldSettings = ({ catalogue, field, onApply, onRemove }: FieldSettingsProps) => {
  const words = useTemplateWords();
  const [set, setSet] = useState(field);
  const known = (catalogue.find(field.field)?.formats ?? []).filter(isFormat);
  // One that is set already is offered, whatever is known of the field by now.
  const offered = isFormat(set.format) && !known.includes(set.format) ? [...known, set.format] : known;
  return (
    <>
      <div>
        <FormControlLabel
          label={words('required')}
          control={
            <Checkbox
              autoFocus
              checked={set.required}
              onChange={(_event, required) => setSet({ ...set, required })}
            />
          }
        />
        <FormHelperText sx={{ mt: 0 }}>{words('required_help')}</FormHelperText>
      </div>
      <TextField
        size="small"
        margin="none"
        label={words('fallback')}
        value={set.fallback ?? ''}
        onChange={({ target }) => setSet({ ...set, fallback: target.value === '' ? null : target.value })}
      />
      <ChoiceField
        displayEmpty
        margin="none"
        label={words('format')}
        value={set.format ?? ''}
        options={['', ...offered]}
        wordOf={(format) => words(format === '' ? 'format_none' : `format_${format}`)}
        onChoose={(format) => setSet({ ...set, format: format === '' ? null : format })}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button size="small" color="inherit" onClick={onRemove}>
          {words('remove_field')}
        </Button>
        <Button size="small" variant="contained" onClick={() => onApply(set)}>
          {words('apply')}
        </Button>
      </Box>
    </>
  );
};
