import { ShowBase } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '#src/screens/access/RefusedPage.tsx';
import { DocumentView } from './DocumentView.tsx';

// What went wrong is drawn on the page; react-admin would leave it for the list with a notice.
const queryOptions = { meta: { screen: 'show' }, onError: () => undefined };

/** A document that is approved, beside what is known of it. */
export const ApprovedDocumentShow = () => {
  const read = useMay('list');
  if (!read.allowed) return <RefusedPage why={read.why} />;
  return (
    <ShowBase disableAuthentication queryOptions={queryOptions} loading={false}>
      <DocumentView />
    </ShowBase>
  );
};
