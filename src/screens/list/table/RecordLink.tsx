import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PlainCells } from '#src/fields/cell/PlainCells.ts';
import { editPath, recordPath } from '#src/screens/recordPath.ts';

const NameLink = styled(RouterLink)(({ theme }) => ({
  '--cell-width': 'var(--name-width, 300px)',
  fontWeight: 500,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
}));

/** The record's name as the way to its page; plain where there is none. */
export const RecordLink = ({ children }: { readonly children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  if (record === undefined || (hasShow !== true && hasEdit !== true)) return children;
  return (
    <NameLink
      to={hasShow === true ? recordPath(resource, record.id) : editPath(resource, record.id)}
      data-record={String(record.id)}
      onClick={(event) => event.stopPropagation()}
    >
      <PlainCells value>{children}</PlainCells>
    </NameLink>
  );
};
