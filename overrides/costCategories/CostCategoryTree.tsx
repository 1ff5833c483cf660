import { Box, Button, IconButton, Menu, MenuItem, Skeleton, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { CategoryDialog, type Doing } from './CategoryDialog.tsx';
import { below, categoryTreeQuery, type Category } from './categoryOperations.ts';
import { useCategoryWords } from './categoryWords.ts';

/** All cost categories as a tree; administrators rename, add, move and delete. */
export const CostCategoryTree = () => {
  const words = useCategoryWords();
  const client = useDataClient();
  const mayAdd = useMayIn('costCategories', 'create').allowed;
  const [doing, setDoing] = useState<Doing>();
  const { data, error, refetch } = useQuery({
    queryKey: ['costCategories', 'tree'],
    queryFn: async ({ signal }) => {
      const context = { fetchOptions: { signal } };
      return (await client.query({ query: categoryTreeQuery, context })).data.costCategories;
    },
  });
  const content = () => {
    if (error) return <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />;
    if (data === undefined) return <Skeleton variant="rounded" height={320} />;
    if (data.length === 0) return <EmptyState title={words('none')} text={words('none_text')} />;
    return (
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <Branch all={data} parent={null} level={0} onDo={setDoing} />
      </Box>
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <Title title={words('title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography component="h1" sx={{ fontSize: 20, fontWeight: 600 }}>
            {words('title')}
          </Typography>
          <Box sx={{ color: 'text.secondary' }}>{words('lead')}</Box>
        </Box>
        {mayAdd && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setDoing({ what: 'add', category: undefined })}
          >
            {words('add')}
          </Button>
        )}
      </Box>
      {content()}
      {doing !== undefined && (
        <CategoryDialog doing={doing} all={data ?? []} onClose={() => setDoing(undefined)} />
      )}
    </Box>
  );
};

interface BranchProps {
  readonly all: readonly Category[];
  readonly parent: string | null;
  readonly level: number;
  readonly onDo: (doing: Doing) => void;
}

const Branch = ({ all, parent, level, onDo }: BranchProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {below(all, parent).map((category) => (
      <Box component="li" key={category.id}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 40,
            pl: 2 + level * 3,
            pr: 1,
            borderTop: 1,
            borderColor: 'divider',
            ...(level === 0 && { fontWeight: 600, bgcolor: 'action.hover' }),
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{category.name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 400 }}>{category.reference}</Box>
          <Actions category={category} onDo={onDo} />
        </Box>
        <Branch all={all} parent={category.id} level={level + 1} onDo={onDo} />
      </Box>
    ))}
  </Box>
);

const Actions = ({
  category,
  onDo,
}: {
  readonly category: Category;
  readonly onDo: (doing: Doing) => void;
}) => {
  const words = useCategoryWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!category.can.some(({ action, allowed }) => action === 'update' && allowed)) return null;
  const choose = (what: Doing['what']) => () => {
    setAnchor(undefined);
    onDo({ what, category });
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={words('actions', category)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={choose('add')}>{words('add_below')}</MenuItem>
        <MenuItem onClick={choose('rename')}>{words('rename')}</MenuItem>
        <MenuItem onClick={choose('move')}>{words('move')}</MenuItem>
        <MenuItem onClick={choose('delete')}>{words('delete')}</MenuItem>
      </Menu>
    </>
  );
};
