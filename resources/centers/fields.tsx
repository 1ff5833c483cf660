// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { ImageField } from '../../src/fields/image/ImageField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelatedField } from '../../src/fields/related/RelatedField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';

export const centerFields = {
  name: <ShowField source="name" field={StringField} />,
  address: <ShowField source="address" field={StringField} />,
  city: <ShowField source="city" field={StringField} />,
  postalCode: <ShowField source="postalCode" field={StringField} />,
  country: (
    <ShowField source="country">
      <RelationField source="country" reference="countries" />
    </ShowField>
  ),
  timeZone: <ShowField source="timeZone" field={StringField} />,
  indication: (
    <ShowField source="indication">
      <RelationField source="indication" reference="indications" />
    </ShowField>
  ),
  trainingExpertise: <ShowField source="trainingExpertise" field={LongTextField} />,
  description: <ShowField source="description" field={LongTextField} />,
  isPublished: <ShowField source="isPublished" field={BooleanField} />,
  leadTrainer: (
    <ShowField source="leadTrainer">
      <RelationField source="leadTrainer" reference="trainers" />
    </ShowField>
  ),
  trainers: (
    <ShowField source="trainers">
      <RowsField source="trainers">
        <DataTable.Col source="trainer">
          <RelationField source="trainer" reference="trainers" />
        </DataTable.Col>
        <DataTable.Col source="priority" field={NumberField} />
      </RowsField>
    </ShowField>
  ),
  locationImage: <ShowField source="locationImage" field={ImageField} />,
  authorisationRequired: <ShowField source="authorisationRequired" field={BooleanField} />,
  authorisationRequiredText: <ShowField source="authorisationRequiredText" field={LongTextField} />,
  contractRequired: <ShowField source="contractRequired" field={BooleanField} />,
  contractRequiredText: <ShowField source="contractRequiredText" field={LongTextField} />,
  approvedDocument: (
    <ShowField source="approvedDocument">
      <RelationField source="approvedDocument" reference="approvedDocuments" />
    </ShowField>
  ),
  pastEventCount: <ShowField source="pastEventCount" field={NumberField} />,
  upcomingEventCount: <ShowField source="upcomingEventCount" field={NumberField} />,
  upcomingEventsFull: <ShowField source="upcomingEventsFull" field={NumberField} />,
  centreEvents: (
    <ShowField source="centreEvents">
      <RelatedField
        source="centreEvents"
        reference="events"
        target="training_centre_id"
        sort={{ field: 'dateStart', order: 'DESC' }}
      />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
