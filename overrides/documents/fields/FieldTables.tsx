import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useDocumentWords } from '../documentWords.ts';
import { mendPath } from '../mendPath.ts';
import type { ImpressionContext, Run } from '../runOperations.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { FieldRow } from './FieldRow.tsx';
import { recordOf } from './ownValues.ts';
import type { OwnValuesState } from './useOwnValues.ts';

/** Source and own value side by side; the label stands above both where there is little room. */
const fieldTableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  '& thead th': { textAlign: 'left', fontWeight: 500, fontSize: 12, color: 'text.secondary', p: 0, pb: 0.5 },
  '& .label': visuallyHidden,
  '& thead tr, & tr.field, & tr.note': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 1,
  },
  '& tr.field': { borderTop: 1, borderColor: 'divider', py: 0.75, alignItems: 'center' },
  '& th[scope=row]': {
    gridColumn: '1 / -1',
    textAlign: 'left',
    fontWeight: 500,
    fontSize: 12,
    color: 'text.secondary',
  },
  '& td': { minWidth: 0, p: 0, overflowWrap: 'anywhere' },
  '& tr.note > td': { gridColumn: '1 / -1', pb: 1 },
  '& tr.differs': { boxShadow: 'inset 3px 0 0 currentColor', color: 'primary.main', pl: 1 },
  '& tr.differs td': { color: 'text.primary' },
} as const;

/** Why none of a record's values can be others; null where it is not the same for all. */
function whyNotAny({ fields: [first, ...others] }: ImpressionContext): string | null {
  const why = first?.whyNotModify ?? null;
  return others.length > 0 && others.every(({ whyNotModify }) => whyNotModify === why) ? why : null;
}

interface FieldTablesProps {
  readonly run: Run;
  readonly contexts: readonly ImpressionContext[];
  /** Whom or what the document is for. */
  readonly subject: string;
  readonly own: OwnValuesState;
}

/** What a document takes from each record, beside what it is to say instead. */
export const FieldTables = ({ run, contexts, subject, own }: FieldTablesProps) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const labelOf = useFieldLabel();
  const filled = contexts.filter(({ fields }) => fields.length > 0);
  if (filled.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{words('own.none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filled.map((context) => {
        const record = recordOf(context);
        const name = enumWord('MergeContext', context.mergeContext);
        const whyNone = whyNotAny(context);
        return (
          <Box key={`${context.binding} ${record}`} component="section">
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
              <Typography component="h3" sx={{ fontWeight: 600, flex: 1 }}>
                {name}
              </Typography>
              <Link
                component={RouterLink}
                aria-label={words('own.open_named', { record: name })}
                to={mendPath(context.mergeContext, context.mergeContextId, {
                  eventId: run.centreEventId,
                })}
                sx={{ fontSize: 12 }}
              >
                {words('own.open_record')}
              </Link>
            </Box>
            {whyNone !== null && (
              <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>{whyNone}</Typography>
            )}
            <Box component="table" role="table" aria-label={name} sx={fieldTableSx}>
              <thead role="rowgroup">
                <tr role="row">
                  <th role="columnheader" scope="col" className="label">
                    {words('own.field')}
                  </th>
                  <th role="columnheader" scope="col">
                    {words('own.source')}
                  </th>
                  <th role="columnheader" scope="col">
                    {((run.whyNotModify ?? whyNone) === null || own.saved[record] !== undefined) &&
                      words('own.value')}
                  </th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {context.fields.map((field) => {
                  const label = labelOf(context.mergeContext, field);
                  return (
                    <FieldRow
                      key={field.field}
                      field={field}
                      label={label}
                      record={name}
                      saved={own.saved[record]?.[field.field]}
                      typed={own.typed[record]?.[field.field]}
                      whyNot={whyNone === null ? field.whyNotModify : null}
                      onType={
                        (run.whyNotModify ?? field.whyNotModify) === null
                          ? (value) =>
                              own.type({ record, field: field.field, name: `${label} (${subject})` }, value)
                          : undefined
                      }
                    />
                  );
                })}
              </tbody>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
