import { userRecordScope } from './userScope.ts';
import { oneResolver, plainListResolver } from '../../graphql/read/readResolvers.ts';
import { userSignOn } from './signOnResolvers.ts';
import { userEntity } from './userEntity.ts';
import { userList } from './userList.ts';

export const userQueries = {
  user: oneResolver(userEntity, { argument: 'ID', rows: userRecordScope }),
  users: plainListResolver(userList),
  userSignOn,
};
