import { useRecordContext } from 'react-admin';
import {
  ParticipantRequestShow as Generated,
  type ParticipantRequestRecord,
  type ParticipantRequestSource,
} from '#resources/participantRequests/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { RequestActions } from './RequestActions.tsx';

/** A request, with what the viewer may make of it. */
export const RequestShow = () => (
  <Replace<ParticipantRequestSource> actions={<Actions />}>
    <Generated />
  </Replace>
);

const Actions = () => {
  const request = useRecordContext<ParticipantRequestRecord>();
  return request === undefined ? null : <RequestActions request={request} />;
};
