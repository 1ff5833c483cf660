// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import { roleValues } from '../enums.ts';

export const userFilters = {
  roles: <EnumInput.Filter source="roles" name="Role" values={roleValues} multiple />,
  allowedCountries: <RelationsInput.Filter source="allowedCountries" reference="countries" />,
  lastSignIn_gte: <DateInput.Filter source="lastSignIn_gte" />,
  lastSignIn_lt: <DateInput.Filter source="lastSignIn_lt" />,
  deactivatedAt_gte: <DateInput.Filter source="deactivatedAt_gte" />,
  deactivatedAt_lt: <DateInput.Filter source="deactivatedAt_lt" />,
  registeredDate_gte: <DateInput.Filter source="registeredDate_gte" />,
  registeredDate_lt: <DateInput.Filter source="registeredDate_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};
