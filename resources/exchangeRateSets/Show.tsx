// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { exchangeRateSetFields } from './fields.tsx';

export const ExchangeRateSetShow = () => (
  <ResourceShow>
    <ShowSection name="details">
      {exchangeRateSetFields.base}
      {exchangeRateSetFields.day}
      {exchangeRateSetFields.source}
      {exchangeRateSetFields.reason}
      {exchangeRateSetFields.author}
      {exchangeRateSetFields.lastUpdated}
      {exchangeRateSetFields.inForce}
      {exchangeRateSetFields.rateCount}
    </ShowSection>
    <ShowSection name="rates">{exchangeRateSetFields.rates}</ShowSection>
    <ShowSection name="record">{exchangeRateSetFields.dateCreated}</ShowSection>
  </ResourceShow>
);
