// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { participantRequestKindValues, participantRequestStateValues } from '../enums.ts';

export const participantRequestFields = {
  kind: (
    <ShowField source="kind">
      <EnumField source="kind" name="ParticipantRequestKind" values={participantRequestKindValues} />
    </ShowField>
  ),
  state: (
    <ShowField source="state">
      <EnumField source="state" name="ParticipantRequestState" values={participantRequestStateValues} />
    </ShowField>
  ),
  participant: (
    <ShowField source="participant">
      <RelationField source="participant" reference="participants" />
    </ShowField>
  ),
  deletedParticipant: (
    <ShowField source="deletedParticipant">
      <RelationField source="deletedParticipant" label={['fullName']} />
    </ShowField>
  ),
  duplicate: (
    <ShowField source="duplicate">
      <RelationField source="duplicate" reference="participants" />
    </ShowField>
  ),
  reason: <ShowField source="reason" field={LongTextField} />,
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  decidedBy: (
    <ShowField source="decidedBy">
      <RelationField source="decidedBy" reference="users" />
    </ShowField>
  ),
  dateDecided: <ShowField source="dateDecided" field={DateTimeField} />,
  answer: <ShowField source="answer" field={LongTextField} />,
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
