import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRailGroups } from '../layouts/rail/useRailGroups.ts';
import { SearchOption } from './SearchOption.tsx';
import { useRecordSearch } from './useRecordSearch.ts';
import { useResourceTitle } from '../words/useResourceTitle.ts';
import { useWords } from '../words/useWords.ts';

interface Hit {
  readonly to: string;
  readonly label: string;
  readonly group: string;
}

function useHits(query: string): { hits: readonly Hit[]; pending: boolean; failed: boolean } {
  const words = useWords();
  const resourceTitle = useResourceTitle();
  const groups = useRailGroups();
  const asked = useDebounced(query.trim(), 200);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const allowed = items.flatMap(({ resource }) => (resource ? [resource] : []));
  const { found, pending, failed } = useRecordSearch(asked, allowed);
  const wanted = query.trim().toLocaleLowerCase();
  const pages = items
    .map(({ to, label, resource }) => ({
      to,
      label: label ? words(label) : resourceTitle(resource ?? ''),
      group: words('search.pages'),
    }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const records =
    wanted.length < 2
      ? []
      : found.flatMap(({ resource, records: some }) =>
          some.map(({ id, name }) => ({
            to: `/${resource}/${encodeURIComponent(id)}`,
            label: name,
            group: resourceTitle(resource),
          })),
        );
  return { hits: [...pages, ...records], pending: pending || asked !== query.trim(), failed };
}

/** Jump to a page or a record: type, arrow keys, Enter. */
export const SearchDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const { hits, pending, failed } = useHits(query);
  const none = failed ? words('search.failed') : words('search.none', { query: query.trim() });
  const partly = failed ? words('search.partly') : undefined;
  const note = hits.length === 0 ? none : partly;
  const active = Math.min(chosen, Math.max(hits.length - 1, 0));
  const follow = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setChosen((active + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter') follow(hits[active]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': words('search.open'),
          sx: { mt: { xs: 1, sm: '12vh' }, mx: { xs: 1, sm: 4 } },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={words('search.placeholder')}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          sx={{ height: 48, fontSize: '1rem' }}
          inputProps={{
            role: 'combobox',
            'aria-label': words('search.open'),
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': hits.length > 0 ? `${listId}-${active}` : undefined,
            autoComplete: 'off',
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{pending && query.trim().length > 1 && <LinearProgress />}</Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={words('search.results')}
        sx={{ maxHeight: '50vh', overflowY: 'auto', p: 1 }}
      >
        {hits.map((hit, index) => (
          <SearchOption
            key={`${hit.group}${hit.to}`}
            id={`${listId}-${index}`}
            label={hit.label}
            heading={hits[index - 1]?.group === hit.group ? undefined : hit.group}
            active={index === active}
            onPick={() => follow(hit)}
          />
        ))}
      </Box>
      {note !== undefined && !pending && (
        <Typography role="status" sx={{ px: 2, pb: 2, textAlign: 'center', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Dialog>
  );
};

/** The value once it has stood still for `delay` ms. */
function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
