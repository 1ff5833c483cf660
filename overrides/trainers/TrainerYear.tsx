import LockIcon from '@mui/icons-material/LockOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAmounts, useHonorariaWords } from '#overrides/events/index.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { type TrainerYears, withoutRow, yearOf } from './trainerYears.ts';

interface TrainerYearProps {
  /** Null: events without a date. */
  readonly year: number | null;
  readonly trainer: TrainerYears;
}

const rowSx = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'baseline',
  px: 0.5,
  py: 0.75,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 110px 110px 150px' },
  fontVariantNumeric: 'tabular-nums',
} as const;
const wideOnly = {
  display: { xs: 'none', sm: 'block' },
  textAlign: 'right',
  color: 'text.secondary',
} as const;

/** A year's events with what they pay, their sum in each currency, and the cap. */
export const TrainerYear = ({ year, trainer }: TrainerYearProps) => {
  const words = useHonorariaWords();
  const { money, minutes, day } = useAmounts();
  const titleId = useId();
  const rows = trainer.trainerHonoraria.filter(({ centreEvent }) => yearOf(centreEvent?.dateStart) === year);
  const sums = trainer.honorariaYears.filter((sum) => sum.year === year);
  const others = withoutRow(trainer, year);
  const cap = trainer.honorariaCaps.find((each) => each.year === year);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {year ?? words('no_date')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          overflowWrap: 'anywhere',
          '& > li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {rows.map((row) => (
          <Box component="li" key={row.centreEventId} sx={rowSx}>
            <Box sx={{ minWidth: 0 }}>
              <Link component={RouterLink} to={sectionPath('events', row.centreEventId, 'honoraria')}>
                {row.centreEvent?.name}
              </Link>
              {row.blocks.map(({ code, message }) => (
                <Note key={code}>{message}</Note>
              ))}
            </Box>
            <Box sx={wideOnly}>{day(row.centreEvent?.dateStart)}</Box>
            <Box sx={wideOnly}>{minutes(row.totalHonorariaMinutes)}</Box>
            <Box sx={{ textAlign: 'right' }}>
              {row.frozenAt !== null && (
                <LockIcon
                  titleAccess={words('frozen', { day: day(row.frozenAt) })}
                  sx={{ fontSize: 14, mr: 0.5, verticalAlign: 'text-bottom', color: 'text.secondary' }}
                />
              )}
              {row.totalHonorariaLocalCurrency === null
                ? words('cannot_be_told')
                : money(row.totalHonorariaLocalCurrency, row.trainerCurrency)}
            </Box>
          </Box>
        ))}
        {others > 0 && (
          <Box component="li" sx={rowSx}>
            <Link component={RouterLink} to={eventsOfYear(trainer.id, year)}>
              {words('years_others', { smart_count: others })}
            </Link>
          </Box>
        )}
      </Box>
      <Box sx={({ palette }) => ({ borderTop: `3px double ${palette.text.secondary}` })}>
        {sums.map(({ currency, total, untold }) => (
          <Box key={currency} sx={{ ...rowSx, fontWeight: 600 }}>
            <Box sx={{ gridColumn: { sm: '1 / 4' } }}>
              {currency === null ? words('total') : words('total_in', { currency })}
              {untold > 0 && <Note>{words('untold', { smart_count: untold })}</Note>}
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              {untold > 0 && total === 0 ? words('cannot_be_told') : money(total, currency)}
            </Box>
          </Box>
        ))}
        {cap && (
          <Box sx={rowSx}>
            <Box sx={{ gridColumn: { sm: '1 / 3' } }}>
              {words('cap')}
              {cap.isOver && <Note>{words('cap_is_over')}</Note>}
              {cap.untold > 0 && <Note>{words('untold', { smart_count: cap.untold })}</Note>}
            </Box>
            <Box sx={{ gridColumn: { sm: '3 / 5' }, textAlign: 'right' }}>
              {words('cap_of', {
                total: money(cap.total, cap.currency),
                cap: money(cap.amount, cap.currency),
              })}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
};

const eventsOfYear = (trainer: string, year: number | null): string =>
  listPath('events', {
    filter: {
      trainer_id: trainer,
      ...(year !== null && { date_start_gte: `${year}-01-01`, date_start_lt: `${year + 1}-01-01` }),
    },
  });

const Note = ({ children }: { readonly children: string }) => (
  <Typography
    variant="caption"
    sx={({ palette }) => ({ display: 'flex', gap: 0.5, color: palette.named.thunderbird[700] })}
  >
    <WarningIcon aria-hidden sx={{ fontSize: 16 }} />
    {children}
  </Typography>
);
