// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { LocalDateTimeInput } from '../../src/fields/localDateTime/LocalDateTimeInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { MinutesInput } from '../../src/fields/minutes/MinutesInput.tsx';
import { MoneyInput } from '../../src/fields/money/MoneyInput.tsx';
import { NumberInput } from '../../src/fields/number/NumberInput.tsx';
import { PartInput } from '../../src/fields/part/PartInput.tsx';
import { PhoneInput } from '../../src/fields/phone/PhoneInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import { RowsInput } from '../../src/fields/rows/RowsInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { VocabularyInput } from '../../src/fields/string/VocabularyInput.tsx';
import { collectFieldValues, unitModeValues } from '../enums.ts';

export const eventInputs = {
  name: <StringInput source="name" required maxLength={500} />,
  dateStart: <DateInput source="dateStart" />,
  dateEnd: <DateInput source="dateEnd" />,
  trainingCentre: <RelationInput source="trainingCentre.id" reference="centers" required />,
  country: <RelationInput source="country.id" reference="countries" />,
  eventStatus: (
    <VocabularyInput source="eventStatus" type="CentreEvent" field="eventStatus" maxLength={500} />
  ),
  isPublished: <BooleanInput source="isPublished" />,
  brand: <VocabularyInput source="brand" type="CentreEvent" field="brand" maxLength={500} />,
  language: <VocabularyInput source="language" type="CentreEvent" field="language" maxLength={500} />,
  description: <LongTextInput source="description" maxLength={10000} />,
  objectives: <LongTextInput source="objectives" maxLength={10000} />,
  leadTrainer: <RelationInput source="leadTrainer.id" reference="trainers" />,
  trainers: (
    <RowsInput source="trainers" orderSource="priority">
      <RelationInput source="trainer.id" reference="trainers" required />
      <NumberInput source="priority" required />
      <MinutesInput source="prepMinutes" />
      <MinutesInput source="postMinutes" />
      <MinutesInput source="travelMinutes" />
      <LongTextInput source="activityDescription" maxLength={10000} />
    </RowsInput>
  ),
  agenda: (
    <PartInput source="agenda">
      <StringInput source="name" maxLength={500} />
      <RowsInput source="sections" required orderSource="order">
        <StringInput source="name" required maxLength={500} />
        <NumberInput source="order" />
        <RowsInput source="items" orderSource="order">
          <StringInput source="name" required maxLength={500} />
          <LongTextInput source="objectives" maxLength={10000} />
          <NumberInput source="order" />
          <LocalDateTimeInput source="timeStart" required />
          <LocalDateTimeInput source="timeEnd" required />
          <RowsInput source="trainers">
            <RelationInput source="trainer.id" reference="trainers" required />
            <BooleanInput source="excludeInHonoraria" />
          </RowsInput>
        </RowsInput>
      </RowsInput>
    </PartInput>
  ),
  restrictCountries: <BooleanInput source="restrictCountries" />,
  allowedCountries: <RelationsInput source="allowedCountries" reference="countries" />,
  authorisationObtained: <BooleanInput source="authorisationObtained" />,
  authorisationObtainedText: <LongTextInput source="authorisationObtainedText" maxLength={10000} />,
  contractExecuted: <BooleanInput source="contractExecuted" />,
  contractExecutedText: <LongTextInput source="contractExecutedText" maxLength={10000} />,
  clinicalCasesDetail: <LongTextInput source="clinicalCasesDetail" maxLength={10000} />,
  collectFields: (
    <EnumInput source="collectFields" name="CollectField" values={collectFieldValues} multiple />
  ),
  globalManageFlights: <BooleanInput source="globalManageFlights" />,
  maxTrainees: <NumberInput source="maxTrainees" />,
  maxStaff: <NumberInput source="maxStaff" />,
  maxBookingsCountry: <NumberInput source="maxBookingsCountry" />,
  maxBookingsUser: <NumberInput source="maxBookingsUser" />,
  maxWaitingList: <NumberInput source="maxWaitingList" />,
  placeholderExpiryDays: <NumberInput source="placeholderExpiryDays" />,
  costsBaseCurrency: <CurrencyInput source="costsBaseCurrency" />,
  costAccommodation: <StringInput source="costAccommodation" maxLength={500} />,
  costCoffee: <StringInput source="costCoffee" maxLength={500} />,
  costDinner: <StringInput source="costDinner" maxLength={500} />,
  costFlights: <StringInput source="costFlights" maxLength={500} />,
  costLunch: <StringInput source="costLunch" maxLength={500} />,
  costTransfers: <StringInput source="costTransfers" maxLength={500} />,
  hotelName: <VocabularyInput source="hotelName" type="CentreEvent" field="hotelName" maxLength={500} />,
  hotelAddress: <LongTextInput source="hotelAddress" maxLength={500} />,
  hotelPhone: <PhoneInput source="hotelPhone" />,
  logisticsVendorLeadName: <StringInput source="logisticsVendorLeadName" maxLength={500} width="choice" />,
  logisticsVendorLeadEmail: <EmailInput source="logisticsVendorLeadEmail" />,
  logisticsVendorLeadPhone: <PhoneInput source="logisticsVendorLeadPhone" />,
  onsiteContactName: <StringInput source="onsiteContactName" maxLength={500} width="choice" />,
  onsiteContactEmail: <EmailInput source="onsiteContactEmail" />,
  onsiteContactPhone: <PhoneInput source="onsiteContactPhone" />,
  estimatedCosts: (
    <RowsInput source="estimatedCosts">
      <StringInput source="name" required maxLength={500} />
      <LongTextInput source="description" maxLength={10000} />
      <RelationInput source="costCategory.id" reference="costCategories" label={['path']} required />
      <EnumInput source="unitMode" name="UnitMode" values={unitModeValues} />
      <NumberInput source="fixedUnits" />
      <NumberInput source="participants" />
      <NumberInput source="trainers" />
      <MoneyInput source="amountExcVat" currencySource="currency" />
      <MoneyInput source="amountIncVat" currencySource="currency" />
      <CurrencyInput source="currency" />
      <DateInput source="date" />
    </RowsInput>
  ),
};

export const createEventInputs = eventInputs;

export const createEventDefaults = {
  isPublished: false,
  restrictCountries: false,
  authorisationObtained: false,
  contractExecuted: false,
  globalManageFlights: false,
};
