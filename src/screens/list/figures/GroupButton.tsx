import GroupIcon from '@mui/icons-material/SegmentOutlined';
import { Button } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import type { ConditionsDefinition } from '../filters/ConditionsDefinition.ts';
import type { ColumnChoice } from '../table/useColumnChoice.ts';
import { useTableWords } from '../tableWords.ts';
import { groupColumns } from './groupCondition.ts';
import { hasFigures } from './hasFigures.ts';
import { numberColumns } from './numberColumns.ts';

const FigureMenu = lazyPart(() => import('./FigureMenu.tsx'), 'FigureMenu');

interface GroupButtonProps {
  readonly choice: ColumnChoice;
  readonly conditions: ConditionsDefinition | undefined;
}

/** Opens what the list is grouped by and reckoned to; nothing where nobody can reckon it. */
export const GroupButton = ({ choice: { visible, look, setLook }, conditions }: GroupButtonProps) => {
  const words = useTableWords();
  const labelOf = useLabelText();
  const { list } = useResourceMeta();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const groups = groupColumns(conditions);
  const hasNumbers = numberColumns(visible).length > 0;
  const isReckoned = hasFigures(list) !== undefined && (groups.length > 0 || hasNumbers);
  const open = () => setAnchor(button.current ?? undefined);
  useShortcut({ label: words('keys.group'), place: 'list', enabled: isReckoned, run: open });
  if (!isReckoned) return null;
  const title = words(groups.length > 0 ? 'figures.title' : 'figures.totals');
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<GroupIcon />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {look.groupBy === undefined ? title : `${title}: ${labelOf(look.groupBy.source)}`}
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <FigureMenu
            groups={groups}
            hasNumbers={hasNumbers}
            look={look}
            setLook={setLook}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
