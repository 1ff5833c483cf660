import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { oldestOf, RatesAge } from '#overrides/exchangeRates/index.ts';
import { allows } from '#src/data/access/Permission.ts';
import type { HonorariaEvent, Honorarium, Preview } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { minutesOf, type Part, parts, sumsOf } from './ledger.ts';
import { LedgerRow } from './LedgerRow.tsx';
import { ledgerSx } from './ledgerSx.ts';
import { MinutesBar } from './MinutesBar.tsx';
import { Reckoning } from './Reckoning.tsx';
import { type Minutes, useMinutes } from './useMinutes.ts';
import { useAmounts } from './useAmounts.ts';

interface LedgerTotalsProps {
  readonly event: HonorariaEvent;
  readonly preview: (trainerId: string) => Preview | undefined;
}

/** What the event pays, in its currency, with what is typed but not saved. */
const LedgerTotals = ({ event, preview }: LedgerTotalsProps) => {
  const words = useHonorariaWords();
  const { plain } = useAmounts();
  const rows = event.trainerHonoraria;
  const hidden = event.trainers.filter(
    (trainer) => !rows.some(({ trainerId }) => trainerId === trainer.trainerId),
  );
  const sums = sumsOf(
    rows.map((row) => ({ ...row, ...preview(row.trainerId) })),
    hidden.length,
  );
  return (
    <tfoot role="rowgroup">
      {sums.map(({ currency, amounts, untold }) => (
        <tr key={currency} role="row">
          <th role="rowheader" scope="row" colSpan={5}>
            {words(untold === 0 ? 'total_in' : 'total_partly', { currency, smart_count: untold })}
          </th>
          <td role="cell" className="currency">
            {currency}
          </td>
          {parts.map((part) => (
            <td key={part} role="cell" className="figure" data-label={words(part)}>
              {plain(amounts[part], currency)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
};

interface Explained {
  readonly trainerId: string;
  readonly part: Part;
}

interface LedgerProps {
  readonly event: HonorariaEvent;
  readonly userId: string;
}

/** A row a trainer, columns that add up, and beside them how an amount came about. */
export const Ledger = ({ event, userId }: LedgerProps) => {
  const words = useHonorariaWords();
  const minutes = useMinutes(event, userId);
  const [explained, setExplained] = useState<Explained>();
  const mayEdit = allows(event.can, 'update');
  const rowOf = (id: string) => event.trainerHonoraria.find(({ trainerId }) => trainerId === id);
  const open = explained && explainedRow(event, minutes, explained.trainerId);
  const live = event.trainerHonoraria.filter(({ frozenAt }) => frozenAt === null);
  const opener = useRef<Element>(null);
  const close = () => {
    setExplained(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const columns = [
    ...(['speaking', 'preparation', 'follow_up', 'travel_minutes', 'currency'] as const),
    ...(['activity', 'travel', 'honorarium'] as const),
  ];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}
    >
      <RatesAge lastUpdated={oldestOf(live.map(({ rateDate }) => rateDate))} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Beside the table where both have room, else below it.
          '@container (min-width: 1100px)': open ? { gridTemplateColumns: 'minmax(0, 1fr) 280px' } : {},
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
              onExplain={(part) => {
                opener.current = document.activeElement;
                setExplained({ trainerId: trainer.trainerId, part });
              }}
            />
          ))}
          <LedgerTotals event={event} preview={minutes.preview.of} />
        </Box>
        {open && explained && (
          <Reckoning eventId={event.id} row={open} part={explained.part} onClose={close} />
        )}
      </Box>
      {mayEdit && <MinutesBar minutes={minutes} />}
    </Box>
  );
};

/** What is typed and not saved is explained as it would be. */
function explainedRow(
  event: HonorariaEvent,
  { draft, preview }: Minutes,
  id: string,
): Honorarium | undefined {
  const row = event.trainerHonoraria.find(({ trainerId }) => trainerId === id);
  const trainer = event.trainers.find(({ trainerId }) => trainerId === id);
  const typed = preview.of(id);
  return row && trainer && typed ? { ...row, ...minutesOf(trainer, draft), ...typed } : row;
}
