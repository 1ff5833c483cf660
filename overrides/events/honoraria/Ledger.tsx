import { Box } from '@mui/material';
import { useState } from 'react';
import { allows } from '#src/data/access/Permission.ts';
import type { HonorariaEvent } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { type Part } from './ledger.ts';
import { LedgerRow } from './LedgerRow.tsx';
import { LedgerTotals } from './LedgerTotals.tsx';
import { ledgerSx } from './ledgerSx.ts';
import { MinutesBar } from './MinutesBar.tsx';
import { Reckoning } from './Reckoning.tsx';
import { useMinutes } from './useMinutes.ts';

export interface Explained {
  readonly trainerId: string;
  readonly part: Part;
}

/** A row a trainer, columns that add up, and beside them how an amount came about. */
export const Ledger = ({ event }: { readonly event: HonorariaEvent }) => {
  const words = useHonorariaWords();
  const minutes = useMinutes(event);
  const [explained, setExplained] = useState<Explained>();
  const mayEdit = allows(event.can, 'update');
  const rowOf = (id: string) => event.trainerHonoraria.find(({ trainerId }) => trainerId === id);
  const open = explained && rowOf(explained.trainerId);
  const columns = [
    ...(['speaking', 'preparation', 'follow_up', 'travel_minutes', 'currency'] as const),
    ...(['activity', 'travel', 'honorarium'] as const),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: open ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)' },
        }}
      >
        <Box component="table" role="table" aria-label={words('table')} sx={ledgerSx}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {words('trainer')}
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={column === 'currency' ? 'currency' : 'figure'}
                >
                  {words(column)}
                </th>
              ))}
            </tr>
          </thead>
          {event.trainers.map((trainer) => (
            <LedgerRow
              key={trainer.trainerId}
              event={event}
              trainer={trainer}
              honorarium={rowOf(trainer.trainerId)}
              minutes={mayEdit ? minutes : undefined}
              explained={explained?.trainerId === trainer.trainerId ? explained.part : undefined}
              onExplain={(part) => setExplained({ trainerId: trainer.trainerId, part })}
            />
          ))}
          <LedgerTotals rows={event.trainerHonoraria} preview={minutes.preview.of} />
        </Box>
        {open && explained && (
          <Reckoning
            eventId={event.id}
            row={open}
            part={explained.part}
            onClose={() => setExplained(undefined)}
          />
        )}
      </Box>
      {mayEdit && <MinutesBar minutes={minutes} />}
    </Box>
  );
};
