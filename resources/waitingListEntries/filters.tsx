// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanFilter } from '../../src/fields/boolean/BooleanFilter.tsx';
import { DateFilter } from '../../src/fields/date/DateFilter.tsx';
import { EnumFilter } from '../../src/fields/enum/EnumFilter.tsx';
import { RelationFilter } from '../../src/fields/relation/RelationFilter.tsx';
import { collectStatusValues, waitReasonValues } from '../enums.ts';

export const waitingListEntryFilters = {
  centre_event_id: <RelationFilter source="centre_event_id" reference="events" />,
  participant_id: <RelationFilter source="participant_id" reference="participants" />,
  centre_event_date_start_gte: <DateFilter source="centre_event_date_start_gte" />,
  centre_event_date_start_lt: <DateFilter source="centre_event_date_start_lt" />,
  centre_event_country_id: <RelationFilter source="centre_event_country_id" reference="countries" />,
  centre_event_training_centre_id: (
    <RelationFilter source="centre_event_training_centre_id" reference="centers" />
  ),
  indication_id: <RelationFilter source="indication_id" reference="indications" />,
  authorId: <RelationFilter source="authorId" reference="users" />,
  dateExpiry_gte: <DateFilter source="dateExpiry_gte" />,
  dateExpiry_lt: <DateFilter source="dateExpiry_lt" />,
  accommodation: <BooleanFilter source="accommodation" />,
  transportation: <BooleanFilter source="transportation" />,
  dateArrival_gte: <DateFilter source="dateArrival_gte" />,
  dateArrival_lt: <DateFilter source="dateArrival_lt" />,
  dateDeparture_gte: <DateFilter source="dateDeparture_gte" />,
  dateDeparture_lt: <DateFilter source="dateDeparture_lt" />,
  dateCheckIn_gte: <DateFilter source="dateCheckIn_gte" />,
  dateCheckIn_lt: <DateFilter source="dateCheckIn_lt" />,
  dateCheckOut_gte: <DateFilter source="dateCheckOut_gte" />,
  dateCheckOut_lt: <DateFilter source="dateCheckOut_lt" />,
  dateOfBirth_gte: <DateFilter source="dateOfBirth_gte" />,
  dateOfBirth_lt: <DateFilter source="dateOfBirth_lt" />,
  passportExpirationDate_gte: <DateFilter source="passportExpirationDate_gte" />,
  passportExpirationDate_lt: <DateFilter source="passportExpirationDate_lt" />,
  visaRequired: <BooleanFilter source="visaRequired" />,
  collectStatus: (
    <EnumFilter source="collectStatus" name="CollectStatus" values={collectStatusValues} multiple />
  ),
  passportExpiresSoon: <BooleanFilter source="passportExpiresSoon" />,
  waitReason: <EnumFilter source="waitReason" name="WaitReason" values={waitReasonValues} multiple />,
  isNextEligible: <BooleanFilter source="isNextEligible" />,
  dateCreated_gte: <DateFilter source="dateCreated_gte" />,
  dateCreated_lt: <DateFilter source="dateCreated_lt" />,
  dateModified_gte: <DateFilter source="dateModified_gte" />,
  dateModified_lt: <DateFilter source="dateModified_lt" />,
};
