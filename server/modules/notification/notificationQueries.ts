import { byColumn } from '../../graphql/read/orderBy.ts';
import { plainListResolver } from '../../graphql/read/readResolvers.ts';
import { notificationEntity } from './notificationEntity.ts';

const LATEST = 50;

export const notificationQueries = {
  notifications: plainListResolver(
    {
      entity: notificationEntity,
      order: { columns: { DATE_CREATED: byColumn('date_created') } },
      defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
    },
    LATEST,
  ),
};
