import { Alert, Box, Button, Typography } from '@mui/material';
import { Fragment, useState, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { allows } from '#src/data/access/Permission.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import {
  askedFor,
  expiresSoon,
  flightSources,
  journeySections,
  journeySources,
  missingOf,
  nightsOf,
  sectionNames,
  type JourneySection,
  type JourneySource,
} from '../form/journeyFields.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { useWizard } from '../form/WizardContext.ts';
import { resourceOfKind, type WizardValues } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { StayWarning } from './StayWarning.tsx';
import { useDetailNames } from '#overrides/bookings/words/useDetailNames.ts';

/** Travel, stay and documents: only what the event asks for, unless more is wanted (G1). */
export const DetailsPart = () => {
  const words = useWizardWords();
  const namesOf = useDetailNames();
  const { event, target } = useWizard();
  const values = useWatch<WizardValues>() as WizardValues;
  const { errors } = useFormState<WizardValues>();
  const [isAll, setAll] = useState(false);
  const areWishes = !allows(event.can, 'enter_flights');
  if (values.participantMode === 'placeholder')
    return (
      <ResourceContextProvider value="bookings">
        <Panel title={words('section.notes')}>
          <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{words('details.placeholder')}</Typography>
          {bookingInputs.notes}
        </Panel>
      </ResourceContextProvider>
    );
  const all = askedFor(event.collectFields, values.visaRequired);
  // The day of birth of somebody new stands among what tells them from others.
  const isWithPerson = (source: JourneySource) =>
    source === 'dateOfBirth' && values.participantMode === 'new';
  const isOpen = (source: JourneySource) => !areWishes || !flightSources.includes(source);
  const asked = { ...all, journey: all.journey.filter(isOpen) };
  const missing = missingOf(asked.journey, values);
  // What is filled in stays in sight, asked for or not, and so does what is wrong.
  const isNamed = (source: JourneySource) =>
    asked.journey.includes(source) || missingOf([source], values).length === 0 || source in errors;
  const shown = journeySources.filter(
    (source) => isOpen(source) && !isWithPerson(source) && (isAll || isNamed(source)),
  );
  return (
    <ResourceContextProvider value={resourceOfKind[target]}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
          <Typography>{words(asked.journey.length === 0 ? 'details.none' : 'details.asked')}</Typography>
          {asked.journey.length > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              {missing.length === 0
                ? words('details.complete')
                : words('details.missing', { names: namesOf(missing) })}
            </Typography>
          )}
          {asked.person.length > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              {words('person.asked', { names: namesOf(asked.person) })}
            </Typography>
          )}
        </Box>
        {/* Above what it shows: it stays where it was pressed, and the next step leads into it. */}
        <Box>
          <Button size="small" onClick={() => setAll(!isAll)} aria-expanded={isAll}>
            {words(isAll ? 'details.less' : 'details.more')}
          </Button>
        </Box>
        {sectionNames.map((name) => (
          <DetailSection key={name} name={name} shown={shown} values={values} />
        ))}
      </Box>
    </ResourceContextProvider>
  );
};

const DetailSection = ({
  name,
  shown,
  values,
}: {
  readonly name: JourneySection;
  readonly shown: readonly JourneySource[];
  readonly values: WizardValues;
}) => {
  const words = useWizardWords();
  const { event } = useWizard();
  const sources = shown.filter((source) =>
    (journeySections[name] as readonly JourneySource[]).includes(source),
  );
  if (sources.length === 0) return null;
  const nights = nightsOf(values);
  const hasFlights = event.globalManageFlights && name === 'travel';
  const hasPassport = sources.some((source) => source.startsWith('passport'));
  return (
    <Panel title={words(`section.${name}`)}>
      {hasFlights && <Note>{words('details.flights')}</Note>}
      {hasPassport && (
        <Typography sx={{ color: 'text.secondary', fontSize: 12, mb: 1.5 }}>
          {words('details.passport_kept')}
        </Typography>
      )}
      <Box sx={gridSx}>
        {sources.map((source) => (
          <Fragment key={source}>{bookingInputs[source]}</Fragment>
        ))}
      </Box>
      {name === 'stay' && nights !== undefined && (
        <Typography role="status" sx={{ fontWeight: 500 }}>
          {words('details.nights', { smart_count: nights })}
        </Typography>
      )}
      {name === 'stay' && <StayWarning event={event} />}
      {name === 'passport' &&
        expiresSoon(values.passportExpirationDate, event.dateEnd ?? event.dateStart) && (
          <Alert severity="warning">{words('details.passport_soon')}</Alert>
        )}
    </Panel>
  );
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Alert severity="info" sx={{ mb: 1.5 }}>
    {children}
  </Alert>
);

const gridSx = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  [`& > .${wideInput}`]: { gridColumn: '1 / -1' },
} as const;
