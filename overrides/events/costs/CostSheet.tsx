import { writablePart } from '#src/screens/access/ReadOnlyNote.tsx';
import { Box, Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { allows } from '#src/data/access/Permission.ts';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useTypingCell } from '#src/ui/keyboard/typingCell.ts';
import { CopyCosts } from './CopyCosts.tsx';
import { CostBar } from './CostBar.tsx';
import { CostRefusal } from './CostRefusal.tsx';
import { CostGrid, type GridPlace } from './CostGrid.tsx';
import { emptyLine, readLine } from './CostLine.ts';
import type { CostCategoryChoice, CostEvent, CostTotals } from './costOperations.ts';
import { CostTexts } from './CostTexts.tsx';
import { ratesOf } from './costPreview.ts';
import { NoCosts } from './NoCosts.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { useCostWords } from './costWords.ts';
import { addLines, problemsIn } from './sheet.ts';
import { useCostSaving } from './useCostSaving.ts';
import { useSheet } from './useSheet.ts';

interface CostSheetProps {
  readonly event: CostEvent;
  readonly totals: CostTotals;
  readonly categories: readonly CostCategoryChoice[];
  readonly userId: string;
  /** Reads it all again; throws where it cannot be read. */
  readonly reload: () => Promise<CostEvent | undefined>;
}

/** Totals, lines and texts of an event's costs: one sheet, saved at once. */
export const CostSheet = ({ event, totals, categories, userId, reload }: CostSheetProps) => {
  const words = useCostWords();
  const confirm = useConfirm();
  const editing = useSheet(event, userId);
  const { sign, sheet, base, version, changes, change, undo, redo, restart } = editing;
  const [tried, setTried] = useState(false);
  const saving = useCostSaving(event.id, editing, reload, () => setTried(false));
  const [focus, setFocus] = useState<GridPlace>();
  const mayWrite = allows(event.can, 'update_costs');
  const usable = categories.filter(({ can }) => allows(can, 'use_for_costs'));
  const problems = problemsIn(sheet);
  const locked = lockedLines(event);
  const isTyping = useTypingCell();
  useLeaveGuard(changes > 0 || isTyping ? words('bar.costs') : '', () => false);

  const add = (category = '') => {
    const line = emptyLine(sheet.texts.costsBaseCurrency || 'EUR', category, sign);
    change((now) => addLines(now, [line]));
    setFocus({ key: line.key, cell: 'name' });
  };
  const store = () => {
    setTried(true);
    if (problems.size > 0 || changes === 0) return;
    void saving.save({ base, version, now: sheet });
  };
  const discard = () =>
    confirm({
      title: words('bar.discard_title'),
      message: words('bar.discard_text'),
      confirmLabel: words('bar.discard'),
      action: () => {
        setTried(false);
        saving.forget();
        restart(event);
      },
    });
  const lines = sheet.lines.flatMap((line) => {
    const read = readLine(line);
    return 'line' in read ? [read.line] : [];
  });
  const rates = ratesOf(totals, sheet.texts.costsBaseCurrency || null);
  return (
    <Box
      {...{ [writablePart]: mayWrite || undefined }}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <TotalsPanel
        totals={totals}
        rates={rates}
        lines={lines}
        isWhole={lines.length === sheet.lines.length}
        isSaved={changes === 0}
      />
      {sheet.lines.length === 0 ? (
        <NoCosts usable={usable} sign={sign} change={change} mayWrite={mayWrite} />
      ) : (
        <CostGrid
          sheet={sheet}
          totals={totals}
          rates={rates}
          categories={categories}
          usable={usable}
          sign={sign}
          isLocked={(line) => !mayWrite || (line.id !== null && locked.has(line.id))}
          mayWrite={mayWrite}
          problems={tried ? problems : undefined}
          refused={saving.refused}
          focus={focus}
          onFocus={setFocus}
          change={change}
          onAdd={add}
        />
      )}
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
            {words('line.add')}
          </Button>
          <CopyCosts
            event={event}
            sign={sign}
            usable={usable}
            onCopy={(copied) => change((now) => addLines(now, copied))}
          />
          {sheet.lines.length > 0 && (
            <Box sx={{ flex: '1 1 280px', color: 'text.secondary', fontSize: 12 }}>{words('paste.hint')}</Box>
          )}
        </Box>
      )}
      <CostTexts
        sheet={sheet}
        mayWrite={mayWrite}
        mayWriteTerms={allows(event.can, 'update_cost_terms')}
        change={change}
        refused={saving.refusal?.validation ?? {}}
      />
      {mayWrite && (
        <CostBar
          changes={changes}
          problems={tried ? problems.size : 0}
          saving={saving.busy}
          refusal={
            saving.refusal && (
              <CostRefusal
                refusal={saving.refusal}
                theirs={saving.theirs}
                onRebase={() => void saving.keepMine()}
              />
            )
          }
          undo={undo}
          redo={redo}
          onSave={store}
          onDiscard={discard}
        />
      )}
    </Box>
  );
};

/** Logistics see and write their own lines only: what the server would refuse is not offered. */
function lockedLines(event: CostEvent): ReadonlySet<string> {
  return new Set(event.estimatedCosts.filter(({ can }) => !allows(can, 'update')).map(({ id }) => id));
}
