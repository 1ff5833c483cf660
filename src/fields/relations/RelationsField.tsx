import { Box } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue } from 'react-admin';
import { CompactCells } from '../cell/CompactCells.ts';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { defineField } from '../kind/defineField.tsx';
import type { RelationFieldProps } from '../relation/RelationField.tsx';
import { useRecordLabels } from '../relation/useRecordLabels.ts';
import { labelOf } from '../value/labelOf.ts';
import { isValues } from '#src/data/isValues.ts';
import { useWording } from '../wording/useWording.ts';
import { DatedRelations } from './DatedRelations.tsx';
import { datePathOf } from './datePathOf.ts';
import { RelationLinks } from './RelationLinks.tsx';

const few = 3;

const isBare = (item: unknown): item is string | number =>
  typeof item === 'string' || typeof item === 'number';

/** Several related records: in a table the first few, on a page all of them. Bare ids are named by their resource. */
export const RelationsField = defineField({
  Cell: ({ source, reference, label }: RelationFieldProps) => {
    const say = useWording();
    const compact = useContext(CompactCells);
    const value: unknown = useFieldValue({ source });
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const shown = compact ? items.slice(0, few) : items;
    const bareIds = shown.filter(isBare).map(String);
    const { labels } = useRecordLabels(reference, bareIds, label);
    if (items.length === 0) return <EmptyValue />;
    const records = items.filter(isValues);
    const datePath = compact ? undefined : datePathOf(records);
    if (datePath !== undefined) {
      return <DatedRelations items={records} datePath={datePath} reference={reference} label={label} />;
    }
    return (
      <RelationLinks
        items={shown.map((item) =>
          isBare(item) ? { id: String(item), name: labels.get(String(item)) ?? '…' } : item,
        )}
        reference={reference}
        label={shown.some(isBare) ? undefined : label}
        compact={compact}
      >
        {items.length > shown.length && (
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {say('value.more', { count: items.length - shown.length })}
          </Box>
        )}
      </RelationLinks>
    );
  },
  wide: true,
  inFile: ({ label }) => (label === undefined ? {} : { names: label }),
  csv: (value, { label }) =>
    Array.isArray(value) ? value.map((item) => labelOf(item, label) ?? '').join('; ') : '',
});
