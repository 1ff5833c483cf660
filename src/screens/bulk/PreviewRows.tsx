import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { RecordContextProvider, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Row } from '#src/data/Row.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { useFieldWords } from '#src/fields/wording/useFieldWords.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { FieldValue } from '../form/FieldValue.tsx';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { withValueAt } from '../form/changes.ts';
import { type BulkField, currencyOf } from './bulkFields.tsx';
import type { PreviewChange, PreviewRow } from './BulkPreview.ts';
import { useBulkWords } from './bulkWords.ts';

/** Rows that are drawn at first, and with each press more. */
const atOnce = 50;

interface PreviewRowsProps {
  readonly rows: readonly PreviewRow[];
  readonly fields: readonly BulkField[];
  /** The new values by the names of the inputs. */
  readonly asked: Row;
}

/** What would become of each record: what it holds and would hold, or why not. */
export const PreviewRows = ({ rows, fields, asked }: PreviewRowsProps) => {
  const words = useBulkWords();
  const { resource, one } = useResourceNames();
  const { hasShow } = useResourceDefinition({ resource });
  const [shown, setShown] = useState(atOnce);
  return (
    <Box component="ul" sx={{ ...framedRowsSx, minHeight: 0, overflow: 'auto' }}>
      {rows.slice(0, shown).map(({ id, label, state, changes, reason }) => (
        <Box component="li" key={id} sx={rowSx}>
          {hasShow === true ? (
            <Link component={RouterLink} to={recordPath(resource, id)} target="_blank" sx={nameSx}>
              {label || one}
            </Link>
          ) : (
            <Box sx={nameSx}>{label || one}</Box>
          )}
          <Box sx={{ minWidth: 0 }}>
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} others={changes} fields={fields} asked={asked} />
            ))}
            {state !== 'CHANGES' && (
              <Box sx={{ color: state === 'REFUSED' ? 'error.main' : 'text.secondary' }}>
                {reason ?? words(`state.${state}`)}
              </Box>
            )}
          </Box>
        </Box>
      ))}
      {rows.length > shown && (
        <Box component="li" sx={{ p: 1 }}>
          <Button size="small" color="inherit" onClick={() => setShown(shown + 4 * atOnce)}>
            {words('preview.more', { count: Math.min(4 * atOnce, rows.length - shown) })}
          </Button>
        </Box>
      )}
    </Box>
  );
};

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 1fr) minmax(0, 2fr)' },
  columnGap: 2,
  px: 1.5,
  py: 0.75,
  fontSize: 13,
} as const;

const nameSx = { fontWeight: 500, color: 'text.primary', overflowWrap: 'anywhere' } as const;

interface ChangeLineProps extends Pick<PreviewRowsProps, 'fields' | 'asked'> {
  readonly change: PreviewChange;
  /** All that changes of the record. */
  readonly others: readonly PreviewChange[];
}

const ChangeLine = ({ change, others, fields, asked }: ChangeLineProps) => {
  const { field: name, before, after } = change;
  const { resource } = useResourceNames();
  const label = useFieldWords()(resource, name);
  const field = fields.find(({ input }) => input.name === name);
  const currency = field && currencyOf(field.element, fields)?.input;
  // Where it stays as it is, it is that of the record, which is what was asked for where it was.
  const kept = currency && (change.currency ?? asked[currency.name]);
  const counted = currency && {
    before: kept,
    after: kept,
    ...others.find((one) => one.field === currency.name),
  };
  // An amount is read by the currency on its own side.
  const side = (which: 'before' | 'after') =>
    currency ? withValueAt({}, currency.source, counted?.[which]) : {};
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      <RecordContextProvider value={side('before')}>
        <ChangedValue field={field} value={before} />
      </RecordContextProvider>
      <ArrowForwardIcon titleAccess="→" sx={{ fontSize: 12, mx: 0.5, verticalAlign: 'middle' }} />
      <Box component="strong" sx={{ fontWeight: 600 }}>
        <RecordContextProvider value={side('after')}>
          <ChangedValue field={field} value={after} />
        </RecordContextProvider>
      </Box>
    </Box>
  );
};

/** In the words of the field where the form has it. */
const ChangedValue = ({
  field,
  value,
}: {
  readonly field: BulkField | undefined;
  readonly value: unknown;
}) => {
  const words = useBulkWords();
  if (isEmptyValue(value))
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic', fontWeight: 400 }}>
        {words('preview.empty')}
      </Box>
    );
  return <FieldValue input={field?.element} value={value} />;
};
