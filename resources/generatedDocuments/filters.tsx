// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { documentRunTypeValues } from '../enums.ts';

export const generatedDocumentFilters = {
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  event_booking_id: (
    <RelationInput.Filter
      source="event_booking_id"
      reference="bookings"
      label={['participant.fullName', 'centreEvent.name']}
    />
  ),
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  trainer_id: <RelationInput.Filter source="trainer_id" reference="trainers" />,
  run_type: <EnumInput.Filter source="run_type" name="DocumentRunType" values={documentRunTypeValues} />,
  run_key: <StringInput.Filter source="run_key" />,
};
