import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { isSearchable } from '#src/data/isSearchable.ts';
import { keysOf } from '#src/ui/keyboard/keysOf.ts';
import { focusWork } from './focusWork.ts';
import type { PaletteItem } from './PaletteItem.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { usePaletteItems } from './usePaletteItems.ts';
import { useWords } from '../words/useWords.ts';
import { useStore } from 'react-admin';

type Uses = Readonly<Record<string, number>>;

const kept = 60;
const unused: Uses = {};

/** How often each thing was chosen; of many, the seldom ones are forgotten. */
const countUse = (uses: Uses, id: string): Uses => {
  const others = Object.entries(uses).filter(([name]) => name !== id);
  const often = others.toSorted(([, one], [, other]) => other - one).slice(0, kept - 1);
  return Object.fromEntries([[id, (uses[id] ?? 0) + 1], ...often]);
};

/** Go to a page or a record, or do something: type, arrow keys, Enter. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const [uses, setUses] = useStore<Uses>('palette.uses', unused);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const { items, pending, failed } = usePaletteItems(query, uses);
  const failure = words(onlineManager.isOnline() ? 'search.failed' : 'search.offline');
  const nothing = isSearchable(query) ? words('search.none', { query: query.trim() }) : words('search.short');
  const none = failed ? failure : nothing;
  const partly = failed ? words('search.partly') : undefined;
  const note = items.length === 0 ? none : partly;
  const active = Math.min(chosen, Math.max(items.length - 1, 0));
  const follow = (item: PaletteItem | undefined) => {
    if (!item) return;
    setUses(countUse(uses, item.id));
    setQuery('');
    onClose();
    if (item.to !== undefined || item.leads === true) focusWork(item.to);
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // It is open: nothing else comes that what is typed would be kept for.
    if (keysOf(event.nativeEvent) === 'Ctrl+K') {
      event.preventDefault();
      event.stopPropagation();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((active + step + items.length) % items.length);
    }
    if (event.key !== 'Enter') return;
    // The focus goes back to a form as the palette closes, and the same press would send that.
    event.preventDefault();
    follow(items[active]);
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
            'aria-activedescendant': items.length > 0 ? `${listId}-${active}` : undefined,
            autoComplete: 'off',
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{pending && isSearchable(query) && <LinearProgress />}</Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={words('search.results')}
        sx={{ maxHeight: '60vh', overflowY: 'auto', p: 1 }}
      >
        {items.map((item, index) => (
          <PaletteOption
            key={item.id}
            id={`${listId}-${index}`}
            item={item}
            heading={items[index - 1]?.group === item.group ? undefined : item.group}
            active={index === active}
            onPick={() => follow(item)}
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
