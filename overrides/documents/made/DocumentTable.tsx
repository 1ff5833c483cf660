import { Box, Checkbox } from '@mui/material';
import { useState } from 'react';
import { useDocumentWords } from '../documentWords.ts';
import { isForPerson } from '../start/documentKinds.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { documentTableSx } from './documentTableSx.ts';
import { MadeActions } from './MadeActions.tsx';
import type { ListedDocument } from './madeOperations.ts';

/** Documents with what can be done with each, and with those that are ticked. */
export const DocumentTable = ({ documents }: { readonly documents: readonly ListedDocument[] }) => {
  const words = useDocumentWords();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = documents.filter(({ guid }) => ticked.has(guid));
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
                checked={chosen.length > 0 && chosen.length === documents.length}
                indeterminate={chosen.length > 0 && chosen.length < documents.length}
                onChange={(_event, on) =>
                  tick(
                    documents.map(({ guid }) => guid),
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
            maySend={chosen.some(({ runType }) => isForPerson(runType))}
          />
        </Box>
      )}
    </>
  );
};
