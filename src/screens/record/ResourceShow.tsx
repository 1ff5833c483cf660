import { use } from 'react';
import { ShowBase } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { ShownRecordContext } from './ShownRecord.ts';
import { ShowView, type ShowViewProps } from './ShowView.tsx';

// What went wrong is drawn on the page; react-admin would leave it for the list with a notice.
const queryOptions = { meta: { screen: 'show' }, onError: () => undefined };

/** The page of one record, or a part of it where the record is shown elsewhere. */
export const ResourceShow = ({ children, facts }: ShowViewProps) => {
  const read = useMay('list');
  const { id, View = ShowView } = use(ShownRecordContext) ?? {};
  if (!read.allowed) return <RefusedPage why={read.why} />;
  return (
    <ShowBase disableAuthentication queryOptions={queryOptions} loading={false} id={id}>
      <View facts={facts}>{children}</View>
    </ShowBase>
  );
};
