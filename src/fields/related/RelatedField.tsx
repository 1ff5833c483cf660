import { Link, Skeleton } from '@mui/material';
import { createContext, use, type ReactNode } from 'react';
import { useGetList, useGetResourceLabel, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { defineField } from '../kind/defineField.tsx';
import type { RelationFieldProps } from '../relation/RelationField.tsx';
import { DatedRelations } from '../relations/DatedRelations.tsx';
import { datePathOf } from '../relations/datePathOf.ts';
import { RelationLinks } from '../relations/RelationLinks.tsx';
import { inText } from '../wording/inText.ts';
import { useCount } from '../wording/useCount.ts';
import { useWording } from '../wording/useWording.ts';

interface RelatedFieldProps extends RelationFieldProps {
  readonly reference: string;
  /** The filter of their list that names the record they belong to. */
  readonly target: string;
  /** The record's field that says how many they are. */
  readonly count?: string;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** Where there are none: how they come about, and the first step. */
export const NoneRelated = createContext<{ readonly text?: ReactNode; readonly action?: ReactNode }>({});

/** More are better looked at in their list. */
const atMost = 50;

/** Records that belong to this one and have no bound: the first of their own list, and the way to the others there. */
export const RelatedField = defineField<RelatedFieldProps>({
  Cell: ({ reference, target, sort, label }) => {
    const say = useWording();
    const figure = useCount();
    const named = (label ?? []).map((path) => path.split('.')[0] ?? path);
    const columns = [...named, ...(sort ? [sort.field] : [])];
    const id = useRecordContext()?.id;
    const isAsked = useMayIn(reference, 'list').allowed && id !== undefined;
    const filter = { [target]: id };
    const { data, total, error, refetch } = useGetList<RaRecord>(
      reference,
      { pagination: { page: 1, perPage: atMost }, filter, meta: { columns }, ...(sort && { sort }) },
      { enabled: isAsked },
    );
    const records = isAsked ? data : [];
    if (records === undefined)
      return error ? (
        <FailurePanel title={say('value.unread')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={72} />
      );
    if (records.length === 0) return <None reference={reference} />;
    const all = total !== undefined && total > records.length && (
      <Link
        component={RouterLink}
        to={listPath(reference, { filter, sort })}
        sx={{ display: 'inline-block', mt: 1, fontSize: 13 }}
      >
        {say('value.show_all', { count: figure(total) })}
      </Link>
    );
    const datePath = datePathOf(records);
    return datePath === undefined ? (
      <>
        <RelationLinks items={records} reference={reference} label={label} /> {all}
      </>
    ) : (
      <DatedRelations items={records} datePath={datePath} reference={reference} label={label} all={all} />
    );
  },
  wide: true,
  // The record does not hold them, which is not to say that there are none.
  saysEmpty: true,
});

const None = ({ reference }: { readonly reference: string }) => {
  const translate = useTranslate();
  const name = inText(useGetResourceLabel()(reference, 2));
  return <EmptyState title={translate('ra.page.empty', { name })} {...use(NoneRelated)} />;
};
