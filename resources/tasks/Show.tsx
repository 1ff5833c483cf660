// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { taskFields } from './fields.tsx';

export const TaskShow = () => (
  <ResourceShow>
    <ShowSection name="details">
      {taskFields.kind}
      {taskFields.title}
      {taskFields.state}
      {taskFields.message}
      {taskFields.result}
      {taskFields.subject}
      {taskFields.owner}
    </ShowSection>
    <ShowSection name="dates">
      {taskFields.dateStarted}
      {taskFields.dateEnded}
    </ShowSection>
    <ShowSection name="options">{taskFields.isCancelling}</ShowSection>
    <ShowSection name="numbers">
      {taskFields.total}
      {taskFields.done}
      {taskFields.failed}
    </ShowSection>
    <ShowSection name="rows">{taskFields.rows}</ShowSection>
    <ShowSection name="record">{taskFields.dateCreated}</ShowSection>
  </ResourceShow>
);
