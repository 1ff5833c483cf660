import type { ReactNode } from 'react';
import { ShowBase } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { ShowView } from './ShowView.tsx';

export interface ResourceShowProps {
  /** `<ShowSection>`s of `<ShowField>`s. */
  readonly children: ReactNode;
  /** Sources of the values in the header; the first short ones where not given. */
  readonly facts?: readonly string[];
  /** Buttons beside Edit and Delete. */
  readonly actions?: ReactNode;
}

// What went wrong is drawn on the page; react-admin would leave it for the list with a notice.
const queryOptions = { meta: { screen: 'show' }, onError: () => undefined };

/** The page of one record. */
export const ResourceShow = ({ children, facts, actions }: ResourceShowProps) => {
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
