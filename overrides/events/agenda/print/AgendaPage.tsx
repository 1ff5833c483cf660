import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { isGone } from '#src/data/errors/failureOf.ts';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { dayName } from '../dayName.ts';
import { printedDays, type PrintedDay, type PrintedItem } from './printedDays.ts';
import { printQuery, type PrintedEvent } from './printQuery.ts';

/** English of the printed agenda. A translation overrides by `agenda_print.<key>`. */
const messages = {
  title: 'Agenda of %{event}',
  print: 'Print',
  day: 'Day %{number}',
  zone: 'All times are local: %{zone}',
  none: 'There is no agenda yet',
  none_text: 'It is printed from here once it has been made on the event’s Agenda tab.',
} as const;

function usePrintedEvent(id: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['events', 'agenda', 'print', id],
    queryFn: async ({ signal }) => orMissing((await ask(printQuery, { id }, signal)).centreEvent),
  });
}

/** The agenda of an event on paper, a sheet for each day. */
export const AgendaPage = () => {
  const { id = '' } = useParams();
  const { data: event, error, refetch } = usePrintedEvent(id);
  if (event !== undefined && !isGone(error)) return <Sheets event={event} />;
  return <RecordAwaited error={error} refetch={refetch} resource="events" />;
};

const Sheets = ({ event }: { readonly event: PrintedEvent }) => {
  const words = useWordsOf('agenda_print', messages);
  const days = printedDays(event.agenda, event.dateStart);
  return (
    <>
      <PageTitle title={words('title', { event: event.name })} />
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '18mm' } }} />
      {days.length === 0 ? (
        <Box>
          <Typography variant="h1">{words('none')}</Typography>
          <Typography sx={{ mt: 1 }}>{words('none_text')}</Typography>
        </Box>
      ) : (
        <Button variant="outlined" onClick={() => window.print()} sx={{ float: 'right' }}>
          {words('print')}
        </Button>
      )}
      {days.map((day, index) => (
        <Sheet key={day.day} event={event} day={day} isFirst={index === 0} />
      ))}
    </>
  );
};

interface SheetProps {
  readonly event: PrintedEvent;
  readonly day: PrintedDay;
  readonly isFirst: boolean;
}

const Sheet = ({ event, day, isFirst }: SheetProps) => {
  const words = useWordsOf('agenda_print', messages);
  const locale = useFormatLocale();
  const { name, city } = event.trainingCentre ?? { name: undefined, city: undefined };
  const place = factsLine([name, city], ', ');
  const title = [day.number === undefined ? '' : words('day', { number: day.number }), day.section ?? ''];
  const told = factsLine([...new Set(title)]);
  return (
    <Box component="section" sx={sheetSx}>
      <Typography component={isFirst ? 'h1' : 'p'} sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.3 }}>
        {event.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{place}</Typography>
      <Typography component="h2" sx={{ mt: 3, fontSize: 16, fontWeight: 600 }}>
        {dayName(day.day, locale, 'long')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{told}</Typography>
      <Box component="table" sx={tableSx}>
        <tbody>
          {day.items.map((item, index) => (
            <Line key={index} item={item} />
          ))}
        </tbody>
      </Box>
      {event.timeZone && (
        <Typography sx={{ mt: 2, fontSize: 12, color: 'text.secondary' }}>
          {words('zone', { zone: event.timeZone.replaceAll('_', ' ') })}
        </Typography>
      )}
    </Box>
  );
};

const Line = ({ item }: { readonly item: PrintedItem }) => (
  <tr>
    <Box component="th" scope="row" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {item.time}
    </Box>
    <td>
      <Box sx={{ fontWeight: 500 }}>{item.name}</Box>
      {item.objectives && (
        <Box sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>{item.objectives}</Box>
      )}
    </td>
    <td>
      {item.trainers.map((trainer) => (
        <div key={trainer}>{trainer}</div>
      ))}
      {item.section !== undefined && <Box sx={{ color: 'text.secondary' }}>{item.section}</Box>}
    </td>
  </tr>
);

const sheetSx = {
  overflowWrap: 'anywhere',
  '& + &': { mt: 6, pt: 6, borderTop: 1, borderColor: 'divider' },
  '@media print': {
    '&': { breakAfter: 'page' },
    '&:last-of-type': { breakAfter: 'auto' },
    '& + &': { mt: 0, pt: 0, borderTop: 0 },
  },
} as const;

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    py: 1,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& th': { width: '7.5em' },
  '& td:last-of-type': { width: '30%', pr: 0 },
  // On a telephone who teaches stands below what is taught.
  '@media screen and (max-width: 600px)': {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '7.5em minmax(0, 1fr)',
      borderTop: 1,
      borderColor: 'divider',
    },
    '& th, & td': { border: 0 },
    '& td:last-of-type': { width: 'auto', gridColumn: 2, pt: 0 },
  },
} as const;
