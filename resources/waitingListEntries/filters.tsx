// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { collectStatusValues, waitReasonValues } from '../enums.ts';

export const waitingListEntryFilters = {
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  centre_event_date_start_gte: <DateInput.Filter source="centre_event_date_start_gte" />,
  centre_event_date_start_lt: <DateInput.Filter source="centre_event_date_start_lt" />,
  centre_event_country_id: <RelationInput.Filter source="centre_event_country_id" reference="countries" />,
  centre_event_training_centre_id: (
    <RelationInput.Filter source="centre_event_training_centre_id" reference="centers" />
  ),
  indication_id: <RelationInput.Filter source="indication_id" reference="indications" />,
  authorId: <RelationInput.Filter source="authorId" reference="users" />,
  dateExpiry_gte: <DateInput.Filter source="dateExpiry_gte" />,
  dateExpiry_lt: <DateInput.Filter source="dateExpiry_lt" />,
  accommodation: <BooleanInput.Filter source="accommodation" />,
  transportation: <BooleanInput.Filter source="transportation" />,
  dateArrival_gte: <DateInput.Filter source="dateArrival_gte" />,
  dateArrival_lt: <DateInput.Filter source="dateArrival_lt" />,
  dateDeparture_gte: <DateInput.Filter source="dateDeparture_gte" />,
  dateDeparture_lt: <DateInput.Filter source="dateDeparture_lt" />,
  dateCheckIn_gte: <DateInput.Filter source="dateCheckIn_gte" />,
  dateCheckIn_lt: <DateInput.Filter source="dateCheckIn_lt" />,
  dateCheckOut_gte: <DateInput.Filter source="dateCheckOut_gte" />,
  dateCheckOut_lt: <DateInput.Filter source="dateCheckOut_lt" />,
  dateOfBirth_gte: <DateInput.Filter source="dateOfBirth_gte" />,
  dateOfBirth_lt: <DateInput.Filter source="dateOfBirth_lt" />,
  passportExpirationDate_gte: <DateInput.Filter source="passportExpirationDate_gte" />,
  passportExpirationDate_lt: <DateInput.Filter source="passportExpirationDate_lt" />,
  visaRequired: <BooleanInput.Filter source="visaRequired" />,
  collectStatus: (
    <EnumInput.Filter source="collectStatus" name="CollectStatus" values={collectStatusValues} multiple />
  ),
  passportExpiresSoon: <BooleanInput.Filter source="passportExpiresSoon" />,
  waitReason: <EnumInput.Filter source="waitReason" name="WaitReason" values={waitReasonValues} multiple />,
  isNextEligible: <BooleanInput.Filter source="isNextEligible" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};
