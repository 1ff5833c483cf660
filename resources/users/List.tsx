// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { userColumns } from './columns.tsx';
import { userConditions, userFilters } from './filters.tsx';

export const UserList = () => (
  <ResourceList
    filters={userFilters}
    conditions={userConditions}
    defaultColumns={[
      'fullName',
      'username',
      'userEmail',
      'roles',
      'allowedCountries',
      'lastSignIn',
      'deactivatedAt',
    ]}
    sort={{ field: 'fullName', order: 'ASC' }}
  >
    {userColumns.username}
    {userColumns.userEmail}
    {userColumns.nameTitle}
    {userColumns.firstName}
    {userColumns.lastName}
    {userColumns.fullName}
    {userColumns.roles}
    {userColumns.allowedCountries}
    {userColumns.lastSignIn}
    {userColumns.deactivatedAt}
    {userColumns.registeredDate}
    {userColumns.dateModified}
  </ResourceList>
);
