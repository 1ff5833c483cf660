import { Box, Checkbox } from '@mui/material';
import { useState } from 'react';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useDocumentWords } from '../documentWords.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { MadeActions } from './MadeActions.tsx';
import type { ListedDocument } from './madeOperations.ts';

/** A table; on a telephone each document is a card of two lines. */
const documentTableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th, & td': { textAlign: 'left', px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider', minWidth: 0 },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .tick': { width: 40, px: 0 },
  '& .short': { whiteSpace: 'nowrap' },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .actions': { width: 84, textAlign: 'right', whiteSpace: 'nowrap' },
  '@container (max-width: 640px)': {
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      alignItems: 'center',
      borderBottom: 1,
      borderColor: 'divider',
      py: 0.5,
    },
    '& tbody th, & tbody td': { border: 0, py: 0 },
    '& tbody .tick': { gridRow: '1 / 3' },
    '& tbody .actions': { gridRow: '1 / 3', gridColumn: 3, width: 'auto' },
    '& tbody .fact': { gridColumn: 2, gridRow: 2, fontSize: 12, color: 'text.secondary' },
    '& tbody .wide': { display: 'none' },
  },
} as const;

/** Documents with what can be done with each, and with those that are ticked. */
export const DocumentTable = ({ documents }: { readonly documents: readonly ListedDocument[] }) => {
  const words = useDocumentWords();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const kept = documents.filter(({ dateFileDeleted }) => dateFileDeleted === null);
  const chosen = kept.filter(({ guid }) => ticked.has(guid));
  const tick = (guids: readonly string[], on: boolean) =>
    setTicked((before) => {
      const rest = [...before].filter((guid) => !guids.includes(guid));
      return new Set(on ? [...rest, ...guids] : rest);
    });
  const columns = ['kind', 'when', 'who', 'version', 'size'] as const;
  return (
    <>
      <Box component="table" role="table" aria-label={words('made.table')} sx={documentTableSx}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="tick">
              <Checkbox
                size="small"
                disabled={kept.length === 0}
                checked={chosen.length > 0 && chosen.length === kept.length}
                indeterminate={chosen.length > 0 && chosen.length < kept.length}
                onChange={(_event, on) =>
                  tick(
                    kept.map(({ guid }) => guid),
                    on,
                  )
                }
                slotProps={{ input: { 'aria-label': words('made.tick_all') } }}
              />
            </th>
            <th role="columnheader" scope="col">
              {words('made.title')}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={column === 'size' ? 'figure' : undefined}
              >
                {words(`made.${column}`)}
              </th>
            ))}
            <th role="columnheader" scope="col" className="actions">
              {words('made.actions')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {documents.map((document) => (
            <DocumentRow
              key={document.guid}
              document={document}
              isTicked={ticked.has(document.guid)}
              onTick={(on) => tick([document.guid], on)}
            />
          ))}
        </tbody>
      </Box>
      {chosen.length > 0 && (
        <Box
          role="toolbar"
          aria-label={words('made.selected', { smart_count: chosen.length })}
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
        >
          <Box component="span" sx={{ fontWeight: 500 }}>
            {words('made.selected', { smart_count: chosen.length })}
          </Box>
          <MadeActions
            documents={chosen}
            subject={chosen.length === 1 ? (chosen[0]?.title ?? '') : words('made.section')}
          />
        </Box>
      )}
    </>
  );
};
