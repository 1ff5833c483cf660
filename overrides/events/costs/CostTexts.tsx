import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import type { CostGridProps } from './CostGrid.tsx';
import { termKeys, type TextKey, textKeys } from './sheet.ts';
import { useCostWords } from './costWords.ts';

interface CostTextsProps extends Pick<CostGridProps, 'sheet' | 'mayWrite' | 'change' | 'refused'> {
  readonly mayWriteTerms: boolean;
}

const pathOf = (key: TextKey) => `input.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** The currency that costs are added up in, and who pays for what in words. */
export const CostTexts = ({ sheet, mayWrite, mayWriteTerms, change, refused }: CostTextsProps) => {
  const words = useCostWords();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {words('texts.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        }}
      >
        {textKeys.map((key) =>
          (termKeys.has(key) ? mayWriteTerms : mayWrite) ? (
            <TextInput
              key={`${key} ${sheet.texts[key]}`}
              label={words(`texts.${key}`)}
              value={sheet.texts[key]}
              problem={refused[pathOf(key)]}
              isCode={key === 'costsBaseCurrency'}
              onChange={(value) => change((now) => ({ ...now, texts: { ...now.texts, [key]: value } }))}
            />
          ) : (
            <Box key={key}>
              <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{words(`texts.${key}`)}</Box>
              <Box>{sheet.texts[key] || <EmptyValue />}</Box>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
};

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly isCode: boolean;
  readonly onChange: (value: string) => void;
}

/** One step of undo for what is typed at a time. */
const TextInput = ({ label, value, problem, isCode, onChange }: TextInputProps) => {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      label={label}
      margin="none"
      size="small"
      value={typed}
      slotProps={{ htmlInput: { 'data-typing': typed !== value } }}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => setTyped(isCode ? target.value.toUpperCase().slice(0, 3) : target.value)}
      onBlur={() => typed !== value && onChange(typed)}
      sx={{ maxWidth: isCode ? 160 : 480 }}
    />
  );
};
