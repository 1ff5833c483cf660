import { writablePart } from '#src/screens/access/ReadOnlyNote.tsx';
import { Box, Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { allows } from '#src/data/access/Permission.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useCall } from '#src/data/write/useCall.ts';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { useTypingCell } from '#src/ui/keyboard/typingCell.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CopyCosts } from './CopyCosts.tsx';
import { CostBar } from './CostBar.tsx';
import { CostRefusal } from './CostRefusal.tsx';
import { CostGrid, type GridPlace } from './CostGrid.tsx';
import { emptyLine, readLine } from './CostLine.ts';
import {
  saveCostsMutation,
  type CostCategoryChoice,
  type CostEvent,
  type CostTotals,
} from './costOperations.ts';
import { CostTexts } from './CostTexts.tsx';
import { ratesOf } from './costPreview.ts';
import { TotalsPanel } from './TotalsPanel.tsx';
import { useCostWords } from './costWords.ts';
import { addLines, changesOf, problemsIn } from './sheet.ts';
import { useSheet } from './useSheet.ts';

interface CostSheetProps {
  readonly event: CostEvent;
  readonly totals: CostTotals;
  readonly categories: readonly CostCategoryChoice[];
  readonly userId: string;
  /** Reads it all again. */
  readonly reload: () => Promise<CostEvent | undefined>;
}

/** Totals, lines and texts of an event's costs: one sheet, saved at once. */
export const CostSheet = ({ event, totals, categories, userId, reload }: CostSheetProps) => {
  const words = useCostWords();
  const refresh = useRefresh();
  const { sign, sheet, base, version, changes, change, undo, redo, restart, send, settle, since, rebaseOn } =
    useSheet(event, userId);
  const save = useCall(useDataClient(), saveCostsMutation);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const [reading, setReading] = useState(false);
  /** What others have saved, where that is in the way. */
  const [theirs, setTheirs] = useState<CostEvent>();
  const [focus, setFocus] = useState<GridPlace>();
  const mayWrite = allows(event.can, 'update_costs');
  const usable = categories.filter(({ can }) =>
    can.some((one) => one.action === 'use_for_costs' && one.allowed),
  );
  const problems = problemsIn(sheet);
  const locked = lockedLines(event);
  const isTyping = useTypingCell();
  useLeaveGuard(changes > 0 || isTyping ? words('bar.costs') : '', () => false);

  const add = (category = '') => {
    const line = emptyLine(sheet.texts.costsBaseCurrency || 'EUR', category, sign);
    change((now) => addLines(now, [line]));
    setFocus({ key: line.key, cell: 'name' });
  };
  const store = async () => {
    setTried(true);
    if (problems.size > 0 || changes === 0) return;
    const { input, place } = changesOf(base, sheet);
    send(sheet);
    const { refusal } = await save.send({ input: { id: event.id, date_modified: version, ...input } });
    if (refusal !== undefined) {
      if (refusal.code === 'STALE_WRITE') setTheirs(await reload());
      const messages = Object.entries(refusal.validation).flatMap(([path, message]) => {
        const at = place(path);
        return at === undefined ? [] : [[`${at.key} ${at.cell}`, message] as const];
      });
      return setRefused(Object.fromEntries(messages));
    }
    setRefused({});
    setTried(false);
    // Where it cannot be read again, it is stored all the same.
    settle(sheet);
    setReading(true);
    const saved = await reload();
    setReading(false);
    if (saved !== undefined) rebaseOn(saved);
    refresh();
  };
  const keepMine = async () => {
    const read = await reload();
    if (read !== undefined) rebaseOn(read);
    save.forget();
  };
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
        <EmptyState title={words('none')} text={words(mayWrite ? 'none_text' : 'none_read_text')} />
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
          refused={refused}
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
          <Box sx={{ flex: '1 1 280px', color: 'text.secondary', fontSize: 12 }}>{words('paste.hint')}</Box>
        </Box>
      )}
      <CostTexts
        sheet={sheet}
        mayWrite={mayWrite}
        mayWriteTerms={allows(event.can, 'update_cost_terms')}
        change={change}
        refused={save.refusal?.validation ?? {}}
      />
      {mayWrite && (
        <CostBar
          changes={changes}
          problems={tried ? problems.size : 0}
          saving={save.busy || reading}
          refusal={
            save.refusal && (
              <CostRefusal
                refusal={save.refusal}
                theirs={theirs && since(theirs)}
                onRebase={() => void keepMine()}
              />
            )
          }
          undo={undo}
          redo={redo}
          onSave={() => void store()}
          onDiscard={() => {
            setRefused({});
            setTried(false);
            save.forget();
            restart(event);
          }}
        />
      )}
    </Box>
  );
};

/** Logistics see and write their own lines only: what the server would refuse is not offered. */
function lockedLines(event: CostEvent): ReadonlySet<string> {
  const isOpen = ({ can }: CostEvent['estimatedCosts'][number]) =>
    can.some(({ action, allowed }) => action === 'update' && allowed);
  return new Set(event.estimatedCosts.filter((cost) => !isOpen(cost)).map(({ id }) => id));
}
