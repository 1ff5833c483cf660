import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { valueWords } from '#src/screens/form/valueWords.ts';
import { countryName } from '#src/fields/countryCode/countryName.ts';
import { datesOf } from '#overrides/bookings/event/EventHead.tsx';
import { AvailabilityPanel } from '#overrides/bookings/event/AvailabilityPanel.tsx';
import { askedFor, expiresSoon, journeySources, missingOf, nightsOf } from '../form/journeyFields.ts';
import { Facts, Panel } from '#src/ui/Panel.tsx';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import type { WizardValues } from '../form/WizardValues.ts';
import { useWizardWords, type WizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { PermissionNote } from './EventStep.tsx';
import { useJourneyLabels } from './useJourneyLabels.ts';
import type { StepName } from './wizardSteps.ts';

/** Everything in words, and the limits once more. */
export const ReviewStep = ({
  asksReason,
  isRefused,
}: {
  readonly asksReason: boolean;
  /** The refusal says it all: no second verdict beside it. */
  readonly isRefused: boolean;
}) => {
  const words = useWizardWords();
  const locale = useFormatLocale();
  const { target, event, availability, availabilityFailure } = useWizard();
  const values = useWatch<WizardValues>() as WizardValues;
  const permission = availability === undefined ? undefined : permissionOf(availability, target, values);
  const type =
    target === 'booking' ? [[words('review.type'), words(`type.${values.bookingType}`)] as const] : [];
  const seatCountry =
    values.participantMode === 'placeholder' && values.placeholderCountry?.name !== undefined
      ? [[words('review.country'), values.placeholderCountry.name] as const]
      : [];
  const until = formatDate(availability?.placeholderExpiry, locale);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Part title={words('review.event')} step="event">
        <Facts
          rows={[
            [words('review.event'), event.name],
            [words('event.dates'), datesOf(event, locale)],
            ...type,
          ]}
        />
      </Part>
      <Part title={words('review.participant')} step="participant">
        <Facts rows={[[words('review.participant'), whoWords(words, values, until)], ...seatCountry]} />
      </Part>
      {values.participantMode !== 'placeholder' && <DetailsPart values={values} />}
      <AvailabilityPanel availability={availability} failure={availabilityFailure} />
      {!isRefused && permission?.allowed === true && (
        <Alert severity="success">{words(target === 'booking' ? 'review.ok' : 'review.ok_entry')}</Alert>
      )}
      {!isRefused && <PermissionNote />}
      {asksReason && <ReasonField />}
    </Box>
  );
};

function whoWords(words: WizardWords, values: WizardValues, until: string | undefined): string {
  if (values.participantMode === 'existing') return values.chosen?.fullName ?? '';
  if (values.participantMode === 'placeholder')
    return until === undefined
      ? words('review.placeholder_open')
      : words('review.placeholder', { date: until });
  const { nameTitle, firstName, lastName } = values.participant;
  return words('review.new_person', { name: [nameTitle, firstName, lastName].filter(Boolean).join(' ') });
}

const Part = ({
  title,
  step,
  children,
}: {
  readonly title: string;
  readonly step: StepName;
  readonly children: ReactNode;
}) => {
  const words = useWizardWords();
  const { goTo } = useWizard();
  return (
    <Panel
      title={title}
      action={
        <Button size="small" aria-label={`${words('go.change')}: ${title}`} onClick={() => goTo(step)}>
          {words('go.change')}
        </Button>
      }
    >
      {children}
    </Panel>
  );
};

const DetailsPart = ({ values }: { readonly values: WizardValues }) => {
  const words = useWizardWords();
  const say = useWording();
  const locale = useFormatLocale();
  const labelOf = useJourneyLabels();
  const { event } = useWizard();
  const filled = journeySources.filter((source) => missingOf([source], values).length === 0);
  const missing = missingOf(askedFor(event.collectFields, values.visaRequired).journey, values);
  const nights = nightsOf(values);
  const text = (source: (typeof journeySources)[number]) => {
    const value = values[source];
    if (source === 'passportCountryIssue' && typeof value === 'string') return countryName(value, locale);
    // On a screen that others may see, a passport number shows its end only (G4).
    if (source === 'passportNumber' && typeof value === 'string') return `••••${value.slice(-2)}`;
    return valueWords(value, locale, say);
  };
  return (
    <Part title={words('review.details')} step="details">
      {filled.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{words('review.nothing')}</Typography>
      ) : (
        <Facts
          rows={[
            ...filled.map((source) => [labelOf(source), text(source)] as const),
            ...(nights === undefined
              ? []
              : [[labelOf('numberOfNights'), words('details.nights', { smart_count: nights })] as const]),
          ]}
        />
      )}
      {missing.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {words('review.missing', { smart_count: missing.length })}: {missing.map(labelOf).join(', ')}
        </Alert>
      )}
      {expiresSoon(values.passportExpirationDate, event.dateEnd ?? event.dateStart) && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {words('details.passport_soon')}
        </Alert>
      )}
    </Part>
  );
};

/** C8, W3: why a rule may be passed. */
const ReasonField = () => {
  const words = useWizardWords();
  const { field, fieldState } = useController<WizardValues, 'overrideReason'>({ name: 'overrideReason' });
  return (
    <TextField
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={words('review.reason')}
      required
      multiline
      minRows={2}
      size="small"
      sx={{ maxWidth: 720 }}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? words('review.reason_help')}
    />
  );
};
