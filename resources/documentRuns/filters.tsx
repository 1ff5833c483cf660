// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { documentRunTypeValues } from '../enums.ts';

export const documentRunEntryFilters = {
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  run_type: <EnumInput.Filter source="run_type" name="DocumentRunType" values={documentRunTypeValues} />,
};
