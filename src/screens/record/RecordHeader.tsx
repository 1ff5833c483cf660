import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useFieldValue } from 'react-admin';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import { FieldLabel } from '#src/fields/rows/FieldLabel.tsx';
import { HeadLine } from './HeadLine.tsx';
import type { HeaderFacts } from './headerFacts.ts';

interface RecordHeaderProps extends Partial<HeaderFacts> {
  readonly title: string;
  readonly level?: 'h1' | 'h2';
  readonly pager?: ReactNode;
  readonly actions?: ReactNode;
}

/** Name, status, key facts; what can be done at the right. */
export const RecordHeader = ({ title, level, status, facts = [], pager, actions }: RecordHeaderProps) => (
  <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
    <HeadLine
      title={title}
      level={level}
      status={status !== undefined && <StatusChip status={status} />}
      pager={pager}
      actions={actions}
    />
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
    <EnumChip value={value} label={value} wraps />
  ) : (
    <ColumnContent column={status} />
  );
};
