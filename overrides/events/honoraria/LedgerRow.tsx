import { Typography } from '@mui/material';
import { DocumentsMenu, trainerKinds } from '#overrides/documents/index.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { AmountCells } from './AmountCells.tsx';
import { type MinuteField, type Part } from './ledger.ts';
import { LedgerNotes, type LedgerNotesProps } from './LedgerNotes.tsx';
import { MinutesCell } from './MinutesCell.tsx';
import { useAmounts } from './useAmounts.ts';
import type { Minutes } from './useMinutes.ts';

interface LedgerRowProps extends LedgerNotesProps {
  /** Undefined where the viewer may not change them. */
  readonly minutes: Minutes | undefined;
  readonly explained: Part | undefined;
  readonly onExplain: (part: Part) => void;
}

const typedColumns = [
  ['prepMinutes', 'preparation'],
  ['postMinutes', 'follow_up'],
  ['travelMinutes', 'travel_minutes'],
] as const satisfies readonly (readonly [MinuteField, string])[];

/** A trainer: minutes, what they come to in the own currency and in the event's, and what is to be said about it. */
export const LedgerRow = ({ event, trainer, honorarium, minutes, explained, onExplain }: LedgerRowProps) => {
  const words = useHonorariaWords();
  const text = useAmounts();
  const name = trainer.trainer?.fullName ?? honorarium?.trainerName ?? words('hidden_trainer');
  const preview = minutes?.preview.of(trainer.trainerId);
  const isConverted =
    honorarium !== undefined &&
    honorarium.eventCurrency !== null &&
    honorarium.eventCurrency !== honorarium.trainerCurrency;
  const amounts = { name, honorarium, preview, explained, onExplain };
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row" rowSpan={isConverted ? 2 : 1}>
          {name}{' '}
          <DocumentsMenu
            kinds={trainerKinds}
            of={name}
            params={{ centre_event_id: event.id, trainer_ids: [trainer.trainerId] }}
          />
        </th>
        <td role="cell" className="figure" data-label={words('speaking')}>
          {honorarium === undefined ? '–' : text.minutes(honorarium.speakerMinutes)}
        </td>
        {typedColumns.map(([field, label]) => (
          <MinutesCell
            key={field}
            label={words(label)}
            name={name}
            saved={trainer[field]}
            typed={minutes?.draft[trainer.trainerId]?.[field]}
            onType={minutes && ((value) => minutes.type(trainer, field, value))}
          />
        ))}
        <td role="cell" className="currency">
          {honorarium?.trainerCurrency ?? ''}
        </td>
        <AmountCells {...amounts} kind="local" />
      </tr>
      {isConverted && (
        <tr role="row" className="converted">
          <td role="cell" className="empty" colSpan={4} />
          <td role="cell" className="currency">
            {honorarium.eventCurrency}
          </td>
          <AmountCells {...amounts} kind="event" />
        </tr>
      )}
      {honorarium?.vatPayable === true && (
        <tr role="row">
          <td role="cell" className="notes" colSpan={9}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <strong>{words('vat')}</strong> {words('vat_text')}
            </Typography>
          </td>
        </tr>
      )}
      <LedgerNotes event={event} trainer={trainer} honorarium={honorarium} />
    </tbody>
  );
};
