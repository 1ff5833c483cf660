import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { RepeatAttributes } from '../editor/PieceAttributes.ts';
import { useTemplateWords } from '../templateWords.ts';

interface RepeatSettingsProps {
  readonly catalogue: Catalogue;
  readonly repeat: RepeatAttributes;
  readonly applyLabel: string;
  readonly onApply: (repeat: RepeatAttributes) => void;
}

/** Events last no longer than this. */
const days = ['1', '2', '3', '4', '5', '6', '7'];

/** Of what list something is repeated, and of which of its days. */
export const RepeatSettings = ({ catalogue, repeat, applyLabel, onApply }: RepeatSettingsProps) => {
  const words = useTemplateWords();
  const [set, setSet] = useState<RepeatAttributes>({
    repeat: repeat.repeat ?? catalogue.lists[0]?.path ?? null,
    day: repeat.day,
  });
  if (set.repeat === null) return <Typography color="textSecondary">{words('repeat_none')}</Typography>;
  const hasDays = catalogue.hasDays(set.repeat);
  return (
    <>
      <TextField
        select
        size="small"
        margin="none"
        autoFocus
        label={words('repeat_for')}
        value={catalogue.find(set.repeat) === undefined ? '' : set.repeat}
        onChange={({ target }) => setSet({ repeat: target.value, day: null })}
      >
        {catalogue.lists.map(({ path, group, label }) => (
          <MenuItem key={path} value={path} sx={{ whiteSpace: 'normal' }}>
            <span>
              {label}
              <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                {group}
              </Box>
            </span>
          </MenuItem>
        ))}
      </TextField>
      {hasDays && (
        <ChoiceField
          displayEmpty
          margin="none"
          label={words('repeat_day')}
          value={set.day ?? ''}
          options={['', ...days]}
          wordOf={(day) => (day === '' ? words('repeat_all_days') : words('repeat_day_number', { day }))}
          onChoose={(day) => setSet({ ...set, day: day === '' ? null : day })}
        />
      )}
      <Button size="small" variant="contained" sx={{ justifySelf: 'end' }} onClick={() => onApply(set)}>
        {applyLabel}
      </Button>
    </>
  );
};
