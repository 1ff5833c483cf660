// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { PhoneField } from '../../src/fields/phone/PhoneField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { collectFieldValues } from '../enums.ts';

export const eventColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  dateStart: <DataTable.Col source="dateStart" field={DateField} />,
  dateEnd: <DataTable.Col source="dateEnd" field={DateField} />,
  timeZone: <DataTable.Col source="timeZone" field={StringField} disableSort />,
  trainingCentre: (
    <DataTable.Col source="trainingCentre">
      <RelationField source="trainingCentre" reference="centers" />
    </DataTable.Col>
  ),
  country: (
    <DataTable.Col source="country">
      <RelationField source="country" reference="countries" />
    </DataTable.Col>
  ),
  eventStatus: <DataTable.Col source="eventStatus" field={StringField} />,
  isPublished: <DataTable.Col source="isPublished" field={BooleanField} />,
  isFull: <DataTable.Col source="isFull" field={BooleanField} disableSort />,
  brand: <DataTable.Col source="brand" field={StringField} disableSort />,
  language: <DataTable.Col source="language" field={StringField} />,
  leadTrainer: (
    <DataTable.Col source="leadTrainer" disableSort>
      <RelationField source="leadTrainer" reference="trainers" />
    </DataTable.Col>
  ),
  approvedDocument: (
    <DataTable.Col source="approvedDocument" disableSort>
      <RelationField source="approvedDocument" reference="approvedDocuments" />
    </DataTable.Col>
  ),
  restrictCountries: <DataTable.Col source="restrictCountries" field={BooleanField} disableSort />,
  authorisationObtained: <DataTable.Col source="authorisationObtained" field={BooleanField} disableSort />,
  contractExecuted: <DataTable.Col source="contractExecuted" field={BooleanField} disableSort />,
  collectFields: (
    <DataTable.Col source="collectFields" disableSort>
      <EnumField source="collectFields" name="CollectField" values={collectFieldValues} multiple />
    </DataTable.Col>
  ),
  globalManageFlights: <DataTable.Col source="globalManageFlights" field={BooleanField} disableSort />,
  maxTrainees: <DataTable.Col source="maxTrainees" field={NumberField} />,
  maxStaff: <DataTable.Col source="maxStaff" field={NumberField} disableSort />,
  maxBookingsCountry: <DataTable.Col source="maxBookingsCountry" field={NumberField} disableSort />,
  maxBookingsUser: <DataTable.Col source="maxBookingsUser" field={NumberField} disableSort />,
  maxWaitingList: <DataTable.Col source="maxWaitingList" field={NumberField} disableSort />,
  placeholderExpiryDays: <DataTable.Col source="placeholderExpiryDays" field={NumberField} disableSort />,
  traineeCount: <DataTable.Col source="traineeCount" field={NumberField} />,
  staffCount: <DataTable.Col source="staffCount" field={NumberField} disableSort />,
  placeholderCount: <DataTable.Col source="placeholderCount" field={NumberField} disableSort />,
  waitingListCount: <DataTable.Col source="waitingListCount" field={NumberField} />,
  costsBaseCurrency: <DataTable.Col source="costsBaseCurrency" field={CurrencyField} disableSort />,
  costAccommodation: <DataTable.Col source="costAccommodation" field={StringField} disableSort />,
  costCoffee: <DataTable.Col source="costCoffee" field={StringField} disableSort />,
  costDinner: <DataTable.Col source="costDinner" field={StringField} disableSort />,
  costFlights: <DataTable.Col source="costFlights" field={StringField} disableSort />,
  costLunch: <DataTable.Col source="costLunch" field={StringField} disableSort />,
  costTransfers: <DataTable.Col source="costTransfers" field={StringField} disableSort />,
  hotelName: <DataTable.Col source="hotelName" field={StringField} disableSort />,
  hotelPhone: <DataTable.Col source="hotelPhone" field={PhoneField} disableSort />,
  logisticsVendorLeadName: <DataTable.Col source="logisticsVendorLeadName" field={StringField} disableSort />,
  logisticsVendorLeadEmail: (
    <DataTable.Col source="logisticsVendorLeadEmail" field={EmailField} disableSort />
  ),
  logisticsVendorLeadPhone: (
    <DataTable.Col source="logisticsVendorLeadPhone" field={PhoneField} disableSort />
  ),
  onsiteContactName: <DataTable.Col source="onsiteContactName" field={StringField} disableSort />,
  onsiteContactEmail: <DataTable.Col source="onsiteContactEmail" field={EmailField} disableSort />,
  onsiteContactPhone: <DataTable.Col source="onsiteContactPhone" field={PhoneField} disableSort />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
