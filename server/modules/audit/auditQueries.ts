import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { auditEntity } from './auditEntity.ts';
import { auditList } from './auditList.ts';

export const auditQueries = {
  audit: oneResolver(auditEntity, { argument: 'ID' }),
  audits: listResolver(auditList),
};
