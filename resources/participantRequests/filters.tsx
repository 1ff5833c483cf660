// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { participantRequestKindValues, participantRequestStateValues } from '../enums.ts';

export const participantRequestFilters = {
  kind: (
    <EnumInput.Filter source="kind" name="ParticipantRequestKind" values={participantRequestKindValues} />
  ),
  state: (
    <EnumInput.Filter source="state" name="ParticipantRequestState" values={participantRequestStateValues} />
  ),
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  author_id: <RelationInput.Filter source="author_id" reference="users" />,
};
