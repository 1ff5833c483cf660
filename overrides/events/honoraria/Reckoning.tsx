import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatLocalDateTime } from '#src/fields/localDateTime/formatLocalDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import type { Honorarium } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import type { Part } from './ledger.ts';
import { useSentences } from './useSentences.ts';
import { useAmounts } from './useAmounts.ts';

interface ReckoningProps {
  readonly eventId: string;
  readonly row: Honorarium;
  readonly part: Part;
  readonly onClose: () => void;
}

/** How an amount came about: a sentence, what it is made of, and the agenda items it counts. */
export const Reckoning = ({ eventId, row, part, onClose }: ReckoningProps) => {
  const words = useHonorariaWords();
  const text = useAmounts();
  const sentences = useSentences(row, part);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [row.trainerId, part]);
  return (
    <Box
      component="section"
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The page would step back with it.
        event.stopPropagation();
        onClose();
      }}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        display: 'grid',
        gap: 1.5,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography
          id={titleId}
          ref={title}
          tabIndex={-1}
          component="h3"
          sx={{ flex: 1, fontWeight: 600, outline: 0 }}
        >
          {words(part)}: {row.trainerName}
        </Typography>
        <IconButton size="small" aria-label={words('close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {sentences.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </Box>
      <Box component="dl" sx={factsSx}>
        {part !== 'travel' && (
          <>
            <Fact label={words('speaking')}>{text.minutes(row.speakerMinutes)}</Fact>
            <Fact label={words('preparation')}>{text.minutes(row.prepMinutes)}</Fact>
            <Fact label={words('follow_up')}>{text.minutes(row.postMinutes)}</Fact>
          </>
        )}
        {part !== 'activity' && (
          <Fact label={words('travel_minutes')}>{text.minutes(row.travelMinutes)}</Fact>
        )}
        <Fact label={words('hourly')} note={words('as_of', { day: text.day(row.fmvLastUpdated) ?? '–' })}>
          {text.money(row.trainerFMV, row.trainerCurrency)}
        </Fact>
        {row.eventCurrency !== null && row.eventCurrency !== row.trainerCurrency && (
          <Fact
            label={words('rate')}
            note={row.rateDate === null ? undefined : words('as_of', { day: text.day(row.rateDate) })}
          >
            {text.rate(row.exchangeRate)} {row.eventCurrency}/{row.trainerCurrency}
          </Fact>
        )}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {words('rounding')}
      </Typography>
      {part !== 'travel' && <CountedItems eventId={eventId} row={row} />}
    </Box>
  );
};

const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(50%, 1fr) minmax(0, auto)',
  columnGap: 1,
  rowGap: 0.5,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;

const Fact = ({
  label,
  note,
  children,
}: {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) => (
  <>
    <dt>
      {label}
      {note !== undefined && (
        <Typography component="span" variant="caption" sx={{ display: 'block' }}>
          {note}
        </Typography>
      )}
    </dt>
    <dd>{children}</dd>
  </>
);

/** H1: an hour is paid once, whatever runs in parallel. */
const CountedItems = ({ eventId, row }: Pick<ReckoningProps, 'eventId' | 'row'>) => {
  const words = useHonorariaWords();
  const text = useAmounts();
  const locale = useFormatLocale();
  const paid = row.items.filter(({ isPaid }) => isPaid).reduce((sum, { minutes }) => sum + minutes, 0);
  const twice = paid - row.speakerMinutes;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
        {words('items')}
      </Typography>
      {row.items.length === 0 && <Typography>{words('items_none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {row.items.map(({ name, section, timeStart, minutes, isPaid }, index) => (
          <Box component="li" key={`${timeStart} ${name} ${index}`} sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {name}
              <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {section} · {formatLocalDateTime(timeStart, locale)}
              </Typography>
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {isPaid ? text.minutes(minutes) : words('not_paid')}
            </Box>
          </Box>
        ))}
      </Box>
      {twice > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words('overlap', { minutes: text.minutes(twice) })}
        </Typography>
      )}
      <Link component={RouterLink} to={sectionPath('events', eventId, 'agenda')}>
        {words('items_link')}
      </Link>
    </Box>
  );
};
