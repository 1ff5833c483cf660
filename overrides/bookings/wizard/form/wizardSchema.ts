import * as yup from 'yup';
import { createBookingSchema } from '#resources/bookings/validation.ts';
import * as formats from '#resources/formats.ts';
import { createParticipantSchema } from '#resources/participants/validation.ts';
import { isBefore, journeySources } from './journeyFields.ts';
import {
  type CountryAsked,
  needsCountry,
  type ParticipantMode,
  type JourneyKind,
  type WizardValues,
} from './WizardValues.ts';
import { journeyMessages } from '#overrides/bookings/words/journeyMessages.ts';
import { wizardMessages } from '#overrides/bookings/words/wizardMessages.ts';

const after = (earlier: string, message: string) => ({
  name: 'order',
  message,
  test: (value: unknown, { parent }: yup.TestContext) =>
    !isBefore(value, (parent as Readonly<Record<string, unknown>>)[earlier]),
});

const journey = createBookingSchema.pick([...journeySources]);

const whenMode = (judged: readonly ParticipantMode[], schema: yup.ISchema<unknown>) =>
  yup
    .mixed()
    .when('participantMode', (modes: unknown[]) =>
      judged.some((mode) => mode === modes[0]) ? schema : yup.mixed().notRequired(),
    );

const { notes, ...details } = {
  ...journey.fields,
  dateDeparture: formats.date().nullable().test(after('dateArrival', journeyMessages['error.departure'])),
  dateCheckOut: formats.date().nullable().test(after('dateCheckIn', journeyMessages['error.check_out'])),
};

/** A placeholder has notes alone: what was typed for somebody before is not in sight, and not sent. */
const detailsOfSomebody = Object.fromEntries(
  Object.entries(details).flatMap(([source, schema]) =>
    yup.isSchema(schema) ? [[source, whenMode(['existing', 'new'], schema)]] : [],
  ),
);

/** The message belongs at the id, where the input is. */
const demandedCountry = (
  message: 'error.country' | 'error.placeholder_country' | 'error.restricted_country',
  isDemanded: (values: WizardValues) => boolean = () => true,
) =>
  yup
    .object({ id: yup.string().nullable() })
    .nullable()
    .test('country', wizardMessages[message], (value, { path, parent, createError }) =>
      !isDemanded(parent as WizardValues) || value?.id ? true : createError({ path: `${path}.id` }),
    );

const newPerson = createParticipantSchema.pick([
  'nameTitle',
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'speciality',
  'jobTitle',
  'isHcp',
  'onekeyId',
  'veevaId',
]);

export interface WizardAsks {
  readonly target: JourneyKind;
  readonly asksCountry: CountryAsked;
  readonly asksReason: boolean;
}

/** What the contract asks for, and what no server is needed to see (B7). */
export const wizardSchema = ({ target, asksCountry, asksReason }: WizardAsks): yup.AnyObjectSchema =>
  yup.object({
    ...detailsOfSomebody,
    notes,
    bookingType: target === 'booking' ? createBookingSchema.fields.bookingType : yup.string(),
    chosen: whenMode(
      ['existing'],
      yup.object({ id: yup.string().required() }).nullable().required(wizardMessages['error.choose']),
    ),
    participant: whenMode(['new'], newPerson.shape({ country: demandedCountry('error.country') })),
    placeholderCountry:
      asksCountry === 'none'
        ? yup.mixed().nullable()
        : demandedCountry(
            asksCountry === 'all' ? 'error.restricted_country' : 'error.placeholder_country',
            (values) => needsCountry(asksCountry, values),
          ),
    overrideReason: asksReason
      ? yup.string().trim().required(wizardMessages['error.reason'])
      : yup.string().nullable(),
  });
