import { ShowBase } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { ShowView, type ShowViewProps } from './ShowView.tsx';

// What went wrong is drawn on the page; react-admin would leave it for the list with a notice.
const queryOptions = { meta: { screen: 'show' }, onError: () => undefined };

/** The page of one record. */
export const ResourceShow = ({ children, facts, actions }: ShowViewProps) => {
  const read = useMay('list');
  if (!read.allowed) return <RefusedPage why={read.why} />;
  return (
    <ShowBase disableAuthentication queryOptions={queryOptions} loading={false}>
      <ShowView facts={facts} actions={actions}>
        {children}
      </ShowView>
    </ShowBase>
  );
};
