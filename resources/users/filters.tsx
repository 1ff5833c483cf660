// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateFilter } from '../../src/fields/date/DateFilter.tsx';
import { EnumFilter } from '../../src/fields/enum/EnumFilter.tsx';
import { RelationsFilter } from '../../src/fields/relations/RelationsFilter.tsx';
import { roleValues } from '../enums.ts';

export const userFilters = {
  roles: <EnumFilter source="roles" name="Role" values={roleValues} multiple />,
  allowedCountries: <RelationsFilter source="allowedCountries" reference="countries" />,
  lastSignIn_gte: <DateFilter source="lastSignIn_gte" />,
  lastSignIn_lt: <DateFilter source="lastSignIn_lt" />,
  deactivatedAt_gte: <DateFilter source="deactivatedAt_gte" />,
  deactivatedAt_lt: <DateFilter source="deactivatedAt_lt" />,
  registeredDate_gte: <DateFilter source="registeredDate_gte" />,
  registeredDate_lt: <DateFilter source="registeredDate_lt" />,
  dateModified_gte: <DateFilter source="dateModified_gte" />,
  dateModified_lt: <DateFilter source="dateModified_lt" />,
};
