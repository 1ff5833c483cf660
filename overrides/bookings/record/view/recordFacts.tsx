import { Alert, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { useRecordWords, type RecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import type { JourneyRecord, SeatRecord } from '../SeatRecord.ts';
import { useJourneyLabels } from '#overrides/bookings/wizard/parts/useJourneyLabels.ts';

/** What is still missing of the details that the event asks for (G1). */
export const Missing = ({ names }: { readonly names: readonly string[] }) => {
  const words = useRecordWords();
  const labelOf = useJourneyLabels();
  if (names.length === 0) return null;
  return <Alert severity="info">{words('details.missing', { names: names.map(labelOf).join(', ') })}</Alert>;
};

/** S2: the event was narrowed past whoever is booked. */
export const CountryNotAllowed = ({ seat: { country, countryNotAllowed } }: SeatOfCountry) => {
  const words = useRecordWords();
  if (!countryNotAllowed) return null;
  return (
    <Alert severity="warning">
      {country === null
        ? words('record.country_none')
        : words('record.country_not_allowed', { country: country.name })}
    </Alert>
  );
};

interface SeatOfCountry {
  readonly seat: Pick<SeatRecord, 'country' | 'countryNotAllowed'>;
}

type Fact = readonly [name: string, value: ReactNode];

/** Event and participant as links; 'Placeholder' where nobody is in the seat. */
export function whoAndWhat(words: RecordWords, locale: string, record: JourneyRecord): readonly Fact[] {
  const { participant, centreEvent } = record;
  return [
    [
      words('record.participant'),
      participant === null ? (
        words('record.placeholder')
      ) : (
        <Link key="participant" component={RouterLink} to={`/participants/${participant.id}`}>
          {participant.fullName}
        </Link>
      ),
    ],
    ...(centreEvent === null
      ? []
      : ([
          [
            words('event.name'),
            <Link key="event" component={RouterLink} to={`/events/${centreEvent.id}`}>
              {centreEvent.name}
            </Link>,
          ],
          [words('event.dates'), formatDays(centreEvent.dateStart, centreEvent.dateEnd, locale) ?? '–'],
        ] as const)),
  ];
}
