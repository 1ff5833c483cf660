import LockIcon from '@mui/icons-material/LockOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { enterPath } from '#overrides/exchangeRates/index.ts';
import { allows } from '#src/data/access/Permission.ts';
import type { HonorariaBlockCode } from '#src/generated/schema.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import type { EventTrainer, HonorariaEvent, Honorarium } from './honorariaOperations.ts';
import { type HonorariaWords, useHonorariaWords } from './honorariaWords.ts';
import { type AmountWords, useAmounts } from './useAmounts.ts';

export interface LedgerNotesProps {
  readonly event: HonorariaEvent;
  readonly trainer: EventTrainer;
  /** Undefined where the viewer may not see what this trainer is paid. */
  readonly honorarium: Honorarium | undefined;
}

type Tone = 'block' | 'warning' | 'frozen' | 'plain';

/** What is to be said about a trainer's row: what blocks it and who mends it, what it warns of, that it is frozen. */
export const LedgerNotes = ({ event, trainer, honorarium }: LedgerNotesProps) => {
  const words = useHonorariaWords();
  const text = useAmounts();
  if (honorarium === undefined)
    return (
      <NotesRow>
        <Note tone="plain">{words('hidden_text')}</Note>
      </NotesRow>
    );
  const { blocks, frozenAt, trainerCurrency, yearlyCap: cap } = honorarium;
  if (blocks.length === 0 && frozenAt === null && cap?.isOver !== true) return null;
  return (
    <NotesRow>
      {blocks.map(({ code, message }) => (
        <Note key={code} tone="block">
          {message} <Mend code={code} event={event} trainer={trainer} currency={trainerCurrency ?? ''} />
        </Note>
      ))}
      {frozenAt !== null && <Note tone="frozen">{frozenText(words, text, honorarium)}</Note>}
      {cap?.isOver === true && (
        <Note tone="warning">
          {words('cap_over', {
            year: cap.year,
            total: text.money(cap.total, cap.currency),
            cap: text.money(cap.amount, cap.currency),
          })}
        </Note>
      )}
    </NotesRow>
  );
};

const NotesRow = ({ children }: { readonly children: ReactNode }) => (
  <tr role="row">
    <td role="cell" className="notes" colSpan={9}>
      <Box component="ul" sx={{ m: 0, p: 0, pb: 0.5, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {children}
      </Box>
    </td>
  </tr>
);

const Note = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <Box
    component="li"
    sx={({ palette }) => ({
      display: 'flex',
      gap: 0.75,
      alignItems: 'flex-start',
      fontSize: '0.75rem',
      color: tone === 'block' ? palette.named.thunderbird[700] : 'text.secondary',
      '& svg': { fontSize: 16, mt: '1px' },
    })}
  >
    {tone === 'frozen' && <LockIcon aria-hidden />}
    {(tone === 'block' || tone === 'warning') && <WarningIcon aria-hidden />}
    <span>{children}</span>
  </Box>
);

function frozenText(words: HonorariaWords, text: AmountWords, row: Honorarium): string {
  const frozen = words('frozen', { day: text.day(row.frozenAt) });
  const { today, totalHonorariaEventCurrency: kept, eventCurrency: currency } = row;
  const now = today?.totalHonorariaEventCurrency ?? null;
  if (now === null || kept === null || today?.eventCurrency !== currency)
    return `${frozen} ${words('frozen_unknown')}`;
  if (now === kept) return `${frozen} ${words('frozen_same')}`;
  const difference = `${now > kept ? '+' : '−'}${text.plain(Math.abs(now - kept), currency)}`;
  return `${frozen} ${words('frozen_today', { amount: text.money(now, currency), difference })}`;
}

/** The way to what is missing, for those who may mend it. */
const Mend = ({
  code,
  event,
  trainer,
  currency,
}: {
  readonly code: HonorariaBlockCode;
  readonly event: HonorariaEvent;
  readonly trainer: EventTrainer;
  /** What the trainer is paid in. */
  readonly currency: string;
}) => {
  const words = useHonorariaWords();
  const way = (to: string, label: string) => (
    <Link component={RouterLink} to={to} underline="always" sx={{ whiteSpace: 'nowrap' }}>
      {label}
    </Link>
  );
  switch (code) {
    case 'FMV_MISSING':
    case 'FMV_OUTDATED':
      return allows(trainer.trainer?.can ?? [], 'update_fees')
        ? way(`/trainers/${trainer.trainerId}/edit`, words('mend_fee'))
        : words('mend_fee_ask');
    case 'EVENT_CURRENCY_MISSING':
      return allows(event.can, 'update_cost_terms')
        ? way(sectionPath('events', event.id, 'costs'), words('mend_currency'))
        : null;
    case 'RATE_MISSING':
      return way(enterPath(currency), words('mend_rate'));
  }
};
