import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChangeImportInput } from '#src/generated/schema.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { ReadImport } from './importOperations.ts';
import { type ImportWord, useImportWords } from './importWords.ts';

interface ImportSettingsProps {
  readonly found: ReadImport;
  readonly disabled: boolean;
  readonly onChange: (input: Omit<ChangeImportInput, 'key'>) => void;
}

type Option = readonly [value: string, word: ReactNode];

/** How the file is read, as it was guessed, and how its rows find their records. */
export const ImportSettings = ({ found, disabled, onChange }: ImportSettingsProps) => {
  const words = useImportWords();
  const worded = <Value extends string>(name: string, values: readonly Value[]): readonly Option[] =>
    values.map((value) => [value, words(`${name}.${value}` as ImportWord)]);
  const choice = (
    word: ImportWord,
    value: string | null | undefined,
    options: readonly Option[],
    choose: (value: string) => void,
    { help, isFixed = false }: { readonly help?: string | undefined; readonly isFixed?: boolean } = {},
  ) => (
    <ChoiceField
      size="small"
      label={words(word)}
      value={value ?? ''}
      options={options.map(([option]) => option)}
      wordOf={(chosen) => options.find(([option]) => option === chosen)?.[1]}
      disabled={disabled || isFixed}
      helperText={help}
      onChoose={choose}
      sx={{ minWidth: 160, flex: '1 1 160px', maxWidth: { sm: 280 } }}
    />
  );
  /** V3: the server reads nothing anew of which rows were written. */
  const onceWritten = { isFixed: found.done > 0 };
  const isReadOtherwise = found.format === 'CSV' || found.sheets.length > 1;
  const mayCreate = useMay('create').allowed;
  const set = (change: object) => onChange(change);
  const mapped = found.fields.filter(
    ({ field, matches }) => matches && found.columns.some((column) => column.field === field),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      {found.format === 'CSV' &&
        choice(
          'encoding',
          found.encoding,
          worded('encoding', ['UTF_8', 'UTF_16LE', 'UTF_16BE', 'WINDOWS_1252']),
          (encoding) => set({ encoding }),
          onceWritten,
        )}
      {found.format === 'CSV' &&
        choice(
          'separator',
          found.separator,
          worded('separator', ['COMMA', 'SEMICOLON', 'TAB', 'PIPE']),
          (separator) => set({ separator }),
          onceWritten,
        )}
      {found.sheets.length > 1 &&
        choice(
          'sheet',
          found.sheet,
          found.sheets.map((sheet) => [sheet, sheet]),
          (sheet) => set({ sheet }),
          onceWritten,
        )}
      {choice('decimals', found.decimals, worded('decimals', ['POINT', 'COMMA']), (decimals) =>
        set({ decimals }),
      )}
      {choice('dates', found.dates, worded('dates', ['YMD', 'DMY', 'MDY']), (dates) => set({ dates }))}
      {choice(
        'match',
        found.match ?? 'none',
        [
          ['none', words(mayCreate ? 'match.none' : 'match.choose')],
          ...mapped.map(({ field, label }): Option => [field, field === 'id' ? words('field.id') : label]),
        ],
        (match) => set({ match: match === 'none' ? null : match }),
        { help: found.match ? words(mayCreate ? 'match.help' : 'match.help_only') : undefined },
      )}
      {found.match && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={found.clears}
              disabled={disabled}
              onChange={(_event, clears) => set({ clears })}
            />
          }
          label={words('clears')}
          // Beside the inputs, and not their labels.
          sx={{ mt: { sm: 2.5 } }}
        />
      )}
      {onceWritten.isFixed && isReadOtherwise && (
        <Typography variant="caption" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {words('written')}
        </Typography>
      )}
    </Box>
  );
};
