import { Alert, Box, Typography } from '@mui/material';
import { oldestOf, RatesAge } from '#overrides/exchangeRates/index.ts';
import { unitsOf } from '#schema/costUnits.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { formatMoney } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useAmounts } from '../honoraria/useAmounts.ts';
import type { ReadLine } from './CostLine.ts';
import type { CostTotals } from './costOperations.ts';
import { perHead, type Rates, type Sum, sumOf } from './costPreview.ts';
import { useCostWords } from './costWords.ts';

interface TotalsPanelProps {
  readonly totals: CostTotals;
  readonly rates: Rates;
  readonly lines: readonly ReadLine[];
  /** Every line can be stored as it is. */
  readonly isWhole: boolean;
  /** The server's sums are of what is shown. */
  readonly isSaved: boolean;
}

/** Booked and at capacity side by side (E1), a head below each, and what was converted at which rate (E2). */
export const TotalsPanel = ({ totals, rates, lines, isWhole, isSaved }: TotalsPanelProps) => {
  const words = useCostWords();
  const locale = useFormatLocale();
  const { rate: rateText } = useAmounts();
  const { trainees, trainers, seats } = totals;
  const taught = words('totals.trainers', { smart_count: trainers });
  const people = (count: number) =>
    words('totals.people', { trainees: words('totals.trainees', { smart_count: count }), trainers: taught });
  const sums = (which: 'booked' | 'atCapacity', heads: number | null): Sums => {
    const saved = totals[which];
    if (isSaved)
      return {
        exc: saved.excVat,
        inc: saved.incVat,
        headExc: saved.excVatPerHead,
        headInc: saved.incVatPerHead,
      };
    const { exc, inc }: Sum = isWhole
      ? sumOf(lines, { trainees: heads, trainers }, rates)
      : { exc: null, inc: null };
    return { exc, inc, headExc: perHead(exc, heads), headInc: perHead(inc, heads) };
  };
  const used = [...new Set(lines.map(({ currency }) => currency))].filter((code) => code !== rates.base);
  const missing = rates.base === null ? [] : used.filter((code) => rates.rateOf(code) === null);
  const later = rates.base === null ? [] : used.filter((code) => rates.rateOf(code) === undefined);
  const [booked, capacity] = [sums('booked', trainees), sums('atCapacity', seats)];
  const isCounted = (line: ReadLine) => unitsOf(line, { trainees: null, trainers }) === null;
  const isUnlimited = seats === null && lines.some(isCounted) && missing.length === 0 && rates.base !== null;
  // What no other reason is told for no number holds.
  const isBeyond = ({ inc }: Sums) =>
    inc === null && isWhole && rates.base !== null && missing.length === 0 && later.length === 0;
  const base = rates.base ?? '';
  const ratesUsed = totals.rates.filter(({ currency }) => used.includes(currency));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Total
          label={words('totals.booked')}
          people={people(trainees)}
          sums={booked}
          base={base}
          beyond={isBeyond(booked)}
        />
        <Total
          label={words('totals.capacity')}
          people={seats === null ? words('totals.no_limit_people', { trainers: taught }) : people(seats)}
          sums={capacity}
          base={base}
          unlimited={isUnlimited}
          beyond={isBeyond(capacity)}
        />
      </Box>
      {totals.isPartial && <Alert severity="info">{words('totals.partial')}</Alert>}
      {!isSaved && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{words('totals.unsaved')}</Box>}
      {rates.base === null && lines.length > 0 && (
        <Alert severity="warning">{words('totals.no_currency')}</Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">{words('totals.missing', { currencies: missing.join(', '), base })}</Alert>
      )}
      <RatesAge lastUpdated={oldestOf(ratesUsed.map(({ lastUpdated }) => lastUpdated))} />
      {!isWhole && !isSaved && <Alert severity="info">{words('totals.unfinished')}</Alert>}
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: 12,
          display: 'grid',
          gap: 0.25,
          '&:empty': { display: 'none' },
        }}
      >
        {totals.rates
          .filter(
            ({ currency, rate }) => rate !== null && used.includes(currency) && !later.includes(currency),
          )
          .map(({ currency, rate, lastUpdated }) => (
            <Box key={currency}>
              {words('totals.rate', {
                currency,
                base,
                rate: rateText(rate),
                day:
                  lastUpdated === null
                    ? '–'
                    : (formatDateTime(lastUpdated, locale, undefined) ?? lastUpdated),
              })}
            </Box>
          ))}
        {later.length > 0 && <Box>{words('totals.later', { currencies: later.join(', ') })}</Box>}
      </Box>
    </Box>
  );
};

interface Sums extends Sum {
  readonly headExc: number | null;
  readonly headInc: number | null;
}

interface TotalProps {
  readonly label: string;
  readonly people: string;
  readonly sums: Sums;
  readonly base: string;
  readonly unlimited?: boolean;
  readonly beyond: boolean;
}

const Total = ({ label, people, sums, base, unlimited = false, beyond }: TotalProps) => {
  const words = useCostWords();
  const locale = useFormatLocale();
  const money = (amount: number | null) => formatMoney(amount, base, locale) ?? words('totals.unknown');
  const below = () => {
    if (unlimited) return words('totals.no_limit_text');
    if (beyond) return words('totals.beyond');
    if (sums.inc === null) return null;
    if (sums.headInc === null) return words('totals.exc', { amount: money(sums.exc) });
    const head = words('totals.per_head', { inc: money(sums.headInc), exc: money(sums.headExc) });
    return (
      <>
        {words('totals.exc', { amount: money(sums.exc) })}
        <br />
        {head}
      </>
    );
  };
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, fontVariantNumeric: 'tabular-nums' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{people}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', mt: 0.5 }}>
        <Box sx={{ fontSize: 20, fontWeight: 600 }}>
          {unlimited ? words('totals.no_limit') : money(sums.inc)}
        </Box>
        {sums.inc !== null && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{words('totals.inc')}</Box>}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 12, mt: 0.5 }}>{below()}</Box>
    </Box>
  );
};
