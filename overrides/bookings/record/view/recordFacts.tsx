import { Alert, Box, Link } from '@mui/material';
import type { NamedFact } from '#src/ui/Panel.tsx';
import { Link as RouterLink } from 'react-router';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { editPath } from '#src/fields/relation/recordPath.ts';
import { useRecordWords, type RecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import type { JourneyRecord, SeatRecord } from '../SeatRecord.ts';
import { askedFor } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { useDetailNames } from '#overrides/bookings/words/useDetailNames.ts';

interface MissingProps {
  readonly names: readonly string[];
  readonly participant: JourneyRecord['participant'];
}

/** What is still missing of the details that the event asks for (G1), and the way to those that are kept with the person. */
export const Missing = ({ names, participant }: MissingProps) => {
  const words = useRecordWords();
  const namesOf = useDetailNames();
  const mayFillIn = useMayIn('participants', 'update').allowed;
  const [ofPerson] = askedFor(names, false).person;
  if (names.length === 0) return null;
  return (
    <Alert severity="info">
      {words('details.missing', { names: namesOf(names) })}
      {mayFillIn && participant !== null && ofPerson !== undefined && (
        <Box>
          <Link component={RouterLink} to={`${editPath('participants', participant.id)}?field=${ofPerson}`}>
            {words('details.to_person')}
          </Link>
        </Box>
      )}
    </Alert>
  );
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

/** Event and participant as links; 'Placeholder' where nobody is in the seat. */
export function whoAndWhat(words: RecordWords, locale: string, record: JourneyRecord): readonly NamedFact[] {
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
