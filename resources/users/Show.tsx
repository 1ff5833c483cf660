// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { userFields } from './fields.tsx';

export const UserShow = () => (
  <ResourceShow facts={['userEmail', 'roles', 'allowedCountries', 'lastSignIn']}>
    <ShowSection name="details">
      {userFields.fullName}
      {userFields.username}
      {userFields.nameTitle}
      {userFields.firstName}
      {userFields.lastName}
      {userFields.userEmail}
    </ShowSection>
    <ShowSection name="access">
      {userFields.roles}
      {userFields.allowedCountries}
      {userFields.lastSignIn}
      {userFields.deactivatedAt}
    </ShowSection>
    <ShowSection name="options">{userFields.options}</ShowSection>
    <ShowSection name="record">
      {userFields.registeredDate}
      {userFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
