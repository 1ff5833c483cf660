import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, ButtonBase } from '@mui/material';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { FilterNode } from './model/FilterModel.ts';
import type { FilterSources } from './model/filterProperties.ts';
import type { FilterScope } from './model/FilterScope.ts';
import { NodeSentence } from './NodeSentence.tsx';
import { useFilterNodes } from './useFilterNodes.ts';
import { useFilters } from './useFilters.ts';
import { usePropertyWords } from './usePropertyWords.ts';
import { useFilterWording } from './useFilterWording.ts';

export interface FilterChipsProps {
  readonly sources: FilterSources;
  /** Keys that are shown elsewhere: the search, the filters at hand. */
  readonly except: readonly string[];
  readonly onEdit: (anchor: HTMLElement, index: number) => void;
  /** The last of them goes, and with it what had the focus. */
  readonly onEmptied: () => void;
}

/** More than this are folded on a telephone, which has to show rows as well. */
const unfolded = 1;

/** The active filters, each a sentence: press it to change it, × or Backspace to remove it. */
export const FilterChips = ({ sources, except, onEdit, onEmptied }: FilterChipsProps) => {
  const say = useWording();
  const narrow = useNarrow();
  const { set: setValues } = useFilters();
  const { nodes, scope, set } = useFilterNodes(sources, except);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    // The focus goes on to the chip that has taken the place of the one that is gone.
    const chips = list.current?.querySelectorAll<HTMLElement>('[data-chip]');
    const chip = chips?.[Math.min(removed.current, chips.length - 1)];
    // What can only be taken off has its × alone.
    const next = chip?.matches(':disabled') === true ? chip.nextElementSibling : chip;
    if (next instanceof HTMLElement) next.focus();
    removed.current = undefined;
  }, [nodes.length]);
  if (nodes.length === 0) return null;
  const remove = (index: number) => {
    if (nodes.length === 1) onEmptied();
    else removed.current = index;
    set(nodes.filter((_, at) => at !== index));
  };
  const clear = () => {
    onEmptied();
    setValues({});
  };
  const folds = narrow && nodes.length > unfolded;
  return (
    <Box
      component="ul"
      ref={list}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {folds && (
        <li>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {say('list.filters_active', { smart_count: nodes.length })}
          </Button>
        </li>
      )}
      {(!folds || isOpen) &&
        nodes.map((node, index) => (
          <Chip
            key={index}
            node={node}
            scope={scope}
            onEdit={(anchor) => onEdit(anchor, index)}
            onRemove={() => remove(index)}
          />
        ))}
      <li>
        <Button size="small" color="inherit" onClick={clear}>
          {say('list.clear_filters')}
        </Button>
      </li>
    </Box>
  );
};

interface ChipProps {
  readonly node: FilterNode;
  readonly scope: FilterScope;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

const Chip = ({ node, scope, onEdit, onRemove }: ChipProps) => {
  const say = useWording();
  const sentence = useChipName()(node, scope);
  // What an address says and no property is known of can be taken off, and not changed.
  const isKnown = node.kind !== 'test' || scope.propertyOf(node.property) !== undefined;
  const sentenceId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <Box
      component="li"
      onKeyDown={onKeyDown}
      sx={{
        display: 'inline-flex',
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        fontSize: 12,
        minHeight: 28,
        maxWidth: '100%',
      }}
    >
      <ButtonBase
        data-chip
        id={sentenceId}
        disabled={!isKnown}
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{
          px: 1,
          py: 0.5,
          gap: 0.5,
          fontSize: 'inherit',
          borderRadius: '6px 0 0 6px',
          whiteSpace: 'pre-wrap',
          textAlign: 'left',
          display: 'inline',
          '& strong': { fontWeight: 600 },
        }}
      >
        <NodeSentence node={node} scope={scope} />
      </ButtonBase>
      <ButtonBase
        aria-label={say('list.remove_filter', { sentence })}
        aria-describedby={sentenceId}
        onClick={onRemove}
        sx={{
          px: 0.75,
          minWidth: 24,
          borderLeft: 1,
          borderColor: 'divider',
          borderRadius: '0 6px 6px 0',
          color: 'text.secondary',
          displayPrint: 'none',
        }}
      >
        <CloseIcon sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
};

/** What a chip is called where its whole sentence would be too long. */
function useChipName(): (node: FilterNode, scope: FilterScope) => string {
  const words = useFilterWording();
  const { testLabel, relationLabel } = usePropertyWords();
  return (node, scope) => {
    if (node.kind === 'group') return words('conditions.group');
    return node.kind === 'has' ? relationLabel(node.relation) : testLabel(node, scope);
  };
}
