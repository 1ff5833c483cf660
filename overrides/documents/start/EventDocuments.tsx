import { useRecordContext } from 'react-admin';
import { eventKinds } from './documentKinds.ts';
import { DocumentsMenu } from './DocumentsMenu.tsx';

/** Documents of the event on the page. */
export const EventDocuments = () => {
  const event = useRecordContext();
  return event === undefined ? null : (
    <DocumentsMenu kinds={eventKinds} params={{ centre_event_id: String(event.id) }} />
  );
};
