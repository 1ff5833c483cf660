// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { taskFields } from './fields.tsx';

export const TaskShow = () => (
  <ResourceShow facts={['state', 'done', 'failed', 'total']}>
    <ShowSection name="details">
      {taskFields.title}
      {taskFields.state}
      {taskFields.done}
      {taskFields.failed}
      {taskFields.total}
      {taskFields.isCancelling}
      {taskFields.message}
    </ShowSection>
    <ShowSection name="rows">{taskFields.rows}</ShowSection>
    <ShowSection name="record">
      {taskFields.owner}
      {taskFields.dateCreated}
      {taskFields.dateStarted}
      {taskFields.dateEnded}
    </ShowSection>
  </ResourceShow>
);
