// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { ImageField } from '../../src/fields/image/ImageField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';

export const centerColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  address: <DataTable.Col source="address" field={StringField} disableSort />,
  city: <DataTable.Col source="city" field={StringField} />,
  postalCode: <DataTable.Col source="postalCode" field={StringField} disableSort />,
  country: (
    <DataTable.Col source="country">
      <RelationField source="country" reference="countries" />
    </DataTable.Col>
  ),
  timeZone: <DataTable.Col source="timeZone" field={StringField} disableSort />,
  indication: (
    <DataTable.Col source="indication">
      <RelationField source="indication" reference="indications" />
    </DataTable.Col>
  ),
  isPublished: <DataTable.Col source="isPublished" field={BooleanField} />,
  leadTrainer: (
    <DataTable.Col source="leadTrainer" disableSort>
      <RelationField source="leadTrainer" reference="trainers" />
    </DataTable.Col>
  ),
  locationImage: <DataTable.Col source="locationImage" field={ImageField} disableSort />,
  authorisationRequired: <DataTable.Col source="authorisationRequired" field={BooleanField} disableSort />,
  contractRequired: <DataTable.Col source="contractRequired" field={BooleanField} disableSort />,
  approvedDocument: (
    <DataTable.Col source="approvedDocument" disableSort>
      <RelationField source="approvedDocument" reference="approvedDocuments" />
    </DataTable.Col>
  ),
  pastEventCount: <DataTable.Col source="pastEventCount" field={NumberField} />,
  upcomingEventCount: <DataTable.Col source="upcomingEventCount" field={NumberField} />,
  upcomingEventsFull: <DataTable.Col source="upcomingEventsFull" field={NumberField} disableSort />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
