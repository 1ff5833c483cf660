// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { LocalDateTimeField } from '../../src/fields/localDateTime/LocalDateTimeField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { MinutesField } from '../../src/fields/minutes/MinutesField.tsx';
import { MoneyField } from '../../src/fields/money/MoneyField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { PartField } from '../../src/fields/part/PartField.tsx';
import { PhoneField } from '../../src/fields/phone/PhoneField.tsx';
import { RelatedField } from '../../src/fields/related/RelatedField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RelationsField } from '../../src/fields/relations/RelationsField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { collectFieldValues, unitModeValues } from '../enums.ts';

export const eventFields = {
  name: <ShowField source="name" field={StringField} />,
  dateStart: <ShowField source="dateStart" field={DateField} />,
  dateEnd: <ShowField source="dateEnd" field={DateField} />,
  timeZone: <ShowField source="timeZone" field={StringField} />,
  trainingCentre: (
    <ShowField source="trainingCentre">
      <RelationField source="trainingCentre" reference="centers" />
    </ShowField>
  ),
  country: (
    <ShowField source="country">
      <RelationField source="country" reference="countries" />
    </ShowField>
  ),
  eventStatus: <ShowField source="eventStatus" field={StringField} />,
  isPublished: <ShowField source="isPublished" field={BooleanField} />,
  isFull: <ShowField source="isFull" field={BooleanField} />,
  brand: <ShowField source="brand" field={StringField} />,
  language: <ShowField source="language" field={StringField} />,
  description: <ShowField source="description" field={LongTextField} />,
  objectives: <ShowField source="objectives" field={LongTextField} />,
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
        <DataTable.Col source="prepMinutes" field={MinutesField} />
        <DataTable.Col source="postMinutes" field={MinutesField} />
        <DataTable.Col source="travelMinutes" field={MinutesField} />
        <DataTable.Col source="activityDescription" field={LongTextField} />
      </RowsField>
    </ShowField>
  ),
  trainerHonoraria: (
    <ShowField source="trainerHonoraria">
      <RowsField source="trainerHonoraria">
        <DataTable.Col source="trainer">
          <RelationField source="trainer" reference="trainers" />
        </DataTable.Col>
      </RowsField>
    </ShowField>
  ),
  agenda: (
    <ShowField source="agenda">
      <PartField source="agenda">
        <DataTable.Col source="name" field={StringField} />
        <DataTable.Col source="sections">
          <RowsField source="sections">
            <DataTable.Col source="name" field={StringField} />
            <DataTable.Col source="order" field={NumberField} />
            <DataTable.Col source="items">
              <RowsField source="items">
                <DataTable.Col source="name" field={StringField} />
                <DataTable.Col source="objectives" field={LongTextField} />
                <DataTable.Col source="order" field={NumberField} />
                <DataTable.Col source="timeStart" field={LocalDateTimeField} />
                <DataTable.Col source="timeEnd" field={LocalDateTimeField} />
                <DataTable.Col source="trainers">
                  <RowsField source="trainers">
                    <DataTable.Col source="trainer">
                      <RelationField source="trainer" reference="trainers" />
                    </DataTable.Col>
                    <DataTable.Col source="excludeInHonoraria" field={BooleanField} />
                  </RowsField>
                </DataTable.Col>
              </RowsField>
            </DataTable.Col>
          </RowsField>
        </DataTable.Col>
      </PartField>
    </ShowField>
  ),
  agendaOrig: (
    <ShowField source="agendaOrig">
      <PartField source="agendaOrig">
        <DataTable.Col source="name" field={StringField} />
        <DataTable.Col source="sections">
          <RowsField source="sections">
            <DataTable.Col source="name" field={StringField} />
            <DataTable.Col source="order" field={NumberField} />
            <DataTable.Col source="items">
              <RowsField source="items">
                <DataTable.Col source="name" field={StringField} />
                <DataTable.Col source="objectives" field={LongTextField} />
                <DataTable.Col source="order" field={NumberField} />
                <DataTable.Col source="timeStart" field={LocalDateTimeField} />
                <DataTable.Col source="timeEnd" field={LocalDateTimeField} />
                <DataTable.Col source="trainers">
                  <RowsField source="trainers">
                    <DataTable.Col source="trainer">
                      <RelationField source="trainer" reference="trainers" />
                    </DataTable.Col>
                    <DataTable.Col source="excludeInHonoraria" field={BooleanField} />
                  </RowsField>
                </DataTable.Col>
              </RowsField>
            </DataTable.Col>
          </RowsField>
        </DataTable.Col>
      </PartField>
    </ShowField>
  ),
  approvedDocument: (
    <ShowField source="approvedDocument">
      <RelationField source="approvedDocument" reference="approvedDocuments" />
    </ShowField>
  ),
  restrictCountries: <ShowField source="restrictCountries" field={BooleanField} />,
  allowedCountries: (
    <ShowField source="allowedCountries">
      <RelationsField source="allowedCountries" reference="countries" />
    </ShowField>
  ),
  authorisationObtained: <ShowField source="authorisationObtained" field={BooleanField} />,
  authorisationObtainedText: <ShowField source="authorisationObtainedText" field={LongTextField} />,
  contractExecuted: <ShowField source="contractExecuted" field={BooleanField} />,
  contractExecutedText: <ShowField source="contractExecutedText" field={LongTextField} />,
  clinicalCasesDetail: <ShowField source="clinicalCasesDetail" field={LongTextField} />,
  collectFields: (
    <ShowField source="collectFields">
      <EnumField source="collectFields" name="CollectField" values={collectFieldValues} multiple />
    </ShowField>
  ),
  globalManageFlights: <ShowField source="globalManageFlights" field={BooleanField} />,
  maxTrainees: <ShowField source="maxTrainees" field={NumberField} />,
  maxStaff: <ShowField source="maxStaff" field={NumberField} />,
  maxBookingsCountry: <ShowField source="maxBookingsCountry" field={NumberField} />,
  maxBookingsUser: <ShowField source="maxBookingsUser" field={NumberField} />,
  maxWaitingList: <ShowField source="maxWaitingList" field={NumberField} />,
  placeholderExpiryDays: <ShowField source="placeholderExpiryDays" field={NumberField} />,
  traineeCount: <ShowField source="traineeCount" field={NumberField} />,
  staffCount: <ShowField source="staffCount" field={NumberField} />,
  placeholderCount: <ShowField source="placeholderCount" field={NumberField} />,
  waitingListCount: <ShowField source="waitingListCount" field={NumberField} />,
  costsBaseCurrency: <ShowField source="costsBaseCurrency" field={CurrencyField} />,
  costAccommodation: <ShowField source="costAccommodation" field={StringField} />,
  costCoffee: <ShowField source="costCoffee" field={StringField} />,
  costDinner: <ShowField source="costDinner" field={StringField} />,
  costFlights: <ShowField source="costFlights" field={StringField} />,
  costLunch: <ShowField source="costLunch" field={StringField} />,
  costTransfers: <ShowField source="costTransfers" field={StringField} />,
  hotelName: <ShowField source="hotelName" field={StringField} />,
  hotelAddress: <ShowField source="hotelAddress" field={LongTextField} />,
  hotelPhone: <ShowField source="hotelPhone" field={PhoneField} />,
  logisticsVendorLeadName: <ShowField source="logisticsVendorLeadName" field={StringField} />,
  logisticsVendorLeadEmail: <ShowField source="logisticsVendorLeadEmail" field={EmailField} />,
  logisticsVendorLeadPhone: <ShowField source="logisticsVendorLeadPhone" field={PhoneField} />,
  onsiteContactName: <ShowField source="onsiteContactName" field={StringField} />,
  onsiteContactEmail: <ShowField source="onsiteContactEmail" field={EmailField} />,
  onsiteContactPhone: <ShowField source="onsiteContactPhone" field={PhoneField} />,
  estimatedCosts: (
    <ShowField source="estimatedCosts">
      <RowsField source="estimatedCosts">
        <DataTable.Col source="name" field={StringField} />
        <DataTable.Col source="description" field={LongTextField} />
        <DataTable.Col source="costCategory">
          <RelationField source="costCategory" reference="costCategories" label={['path']} />
        </DataTable.Col>
        <DataTable.Col source="unitMode">
          <EnumField source="unitMode" name="UnitMode" values={unitModeValues} />
        </DataTable.Col>
        <DataTable.Col source="fixedUnits" field={NumberField} />
        <DataTable.Col source="participants" field={NumberField} />
        <DataTable.Col source="trainers" field={NumberField} />
        <DataTable.Col source="amountExcVat">
          <MoneyField source="amountExcVat" currencySource="currency" />
        </DataTable.Col>
        <DataTable.Col source="amountIncVat">
          <MoneyField source="amountIncVat" currencySource="currency" />
        </DataTable.Col>
        <DataTable.Col source="currency" field={CurrencyField} />
        <DataTable.Col source="date" field={DateField} />
      </RowsField>
    </ShowField>
  ),
  eventBookings: (
    <ShowField source="eventBookings">
      <RelatedField
        source="eventBookings"
        reference="bookings"
        label={['participant.fullName', 'centreEvent.name']}
        target="centre_event_id"
        sort={{ field: 'dateCreated', order: 'DESC' }}
      />
    </ShowField>
  ),
  waitingListEntries: (
    <ShowField source="waitingListEntries">
      <RelatedField
        source="waitingListEntries"
        reference="waitingListEntries"
        label={['participant.fullName', 'centreEvent.name']}
        target="centre_event_id"
        count="waitingListCount"
        sort={{ field: 'position', order: 'ASC' }}
      />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
