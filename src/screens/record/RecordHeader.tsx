import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFieldValue } from 'react-admin';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import { FieldLabel } from '#src/fields/rows/FieldLabel.tsx';
import type { HeaderFacts } from './headerFacts.ts';

export interface RecordHeaderProps extends Partial<HeaderFacts> {
  readonly title: string;
  /** Beside another page its name is not the page's. */
  readonly level?: 'h1' | 'h2';
  readonly actions?: ReactNode;
}

/** Name, status, key facts; what can be done at the right. */
export const RecordHeader = ({ title, level = 'h1', status, facts = [], actions }: RecordHeaderProps) => (
  <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 40 }}>
      <Typography variant="h2" component={level} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      {status !== undefined && <StatusChip status={status} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
        {actions}
      </Box>
    </Box>
    {facts.length > 0 && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        {facts.map((fact) => (
          <Box key={fact.source} sx={{ maxWidth: 280 }}>
            <FieldLabel source={fact.source} label={fact.label} />
            <ColumnContent column={fact} />
          </Box>
        ))}
      </Box>
    )}
  </Box>
);

/** A state of the contract in its colour; one in anybody's own words in none. */
const StatusChip = ({ status }: { readonly status: ColumnElement }) => {
  const value: unknown = useFieldValue({ source: status.source });
  return status.field === StringField && typeof value === 'string' ? (
    <EnumChip value={value} label={value} />
  ) : (
    <ColumnContent column={status} />
  );
};
