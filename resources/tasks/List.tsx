// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { taskColumns } from './columns.tsx';
import { taskConditions, taskFilters } from './filters.tsx';

export const TaskList = () => (
  <ResourceList
    filters={taskFilters}
    conditions={taskConditions}
    defaultColumns={['title', 'state', 'done', 'failed', 'total', 'owner', 'dateCreated', 'dateEnded']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
  >
    {taskColumns.title}
    {taskColumns.state}
    {taskColumns.total}
    {taskColumns.done}
    {taskColumns.failed}
    {taskColumns.isCancelling}
    {taskColumns.message}
    {taskColumns.owner}
    {taskColumns.dateCreated}
    {taskColumns.dateStarted}
    {taskColumns.dateEnded}
  </ResourceList>
);
