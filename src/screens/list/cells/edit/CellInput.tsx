import { Box, Button, ClickAwayListener, Paper, Popper } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { MemberInput } from '#src/fields/rows/memberInputs.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ReasonAsked } from '#src/screens/form/reason/ReasonAsked.tsx';
import { StaleWrite } from '#src/screens/form/stale/StaleWrite.tsx';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { leaveCell, type Leaving } from './leaveCell.ts';
import type { OpenCell } from './OpenCell.ts';
import { useCellSaving } from './useCellSaving.ts';

interface CellInputProps {
  readonly cell: OpenCell;
  readonly input: MemberInput;
}

/** An input in its cell: Enter saves and goes down, Tab saves and opens the next, Esc leaves it as it was. */
export const CellInput = ({ cell, input }: CellInputProps) => {
  const { record } = cell;
  const say = useWording();
  const translate = useTranslate();
  const { one } = useResourceNames();
  const name = useRecordName()(record, one);
  const box = useRef<HTMLDivElement>(null);
  const { formState } = useFormContext();
  const saving = useCellSaving(cell, input.source);
  const leave = (how: Leaving) => leaveCell(box.current, cell, how);
  // Not before it is gone: it gives the focus back to the input that it was opened from.
  const leaveAfterDialog = () => void afterPaint(() => leave('back'));
  const save = (how: Leaving) => void saving.submit(() => leave(how));

  useEffect(() => {
    const target = box.current?.querySelector<HTMLElement>(
      'input:not([type="hidden"]), textarea, [role="combobox"]',
    );
    target?.focus({ preventScroll: true });
    if (target instanceof HTMLInputElement && target.type === 'text') target.select();
    // The cell may be out of sight where it was come by from another, and its input wider than it is.
    const frame = requestAnimationFrame(() => {
      box.current?.closest('td')?.scrollIntoView(nearest);
      box.current?.scrollIntoView(nearest);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // What the input itself does with a key comes first: a list that is open takes Enter and Esc.
    if (event.defaultPrevented || saving.isAway) return;
    const how = leavingOf(event);
    if (how === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (how === 'back') leave(how);
    else save(how);
  };
  const cellAround = () => box.current?.closest('td') ?? document.body;
  const error = valueAt(formState.errors, `${input.source}.message`) ?? saving.message;
  const message = typeof error === 'string' && error !== '' ? error : undefined;
  return (
    <ClickAwayListener mouseEvent="onMouseDown" onClickAway={() => !saving.isAway && save('stay')}>
      <Box ref={box} data-editor onKeyDown={onKeyDown} onClick={stop} onDoubleClick={stop} sx={editorSx}>
        {input.element}
        {(message !== undefined || saving.asked !== undefined) && (
          <Popper open anchorEl={cellAround} placement="bottom-start" sx={{ zIndex: 'modal' }}>
            <Paper elevation={8} sx={{ p: 1.25, maxWidth: 420, mt: 0.5 }}>
              {message !== undefined && (
                <Box role="alert" sx={{ color: 'error.main', fontSize: 14 }}>
                  {translate(message, { _: message })}
                </Box>
              )}
              {saving.asked !== undefined && (
                <>
                  <ReasonAsked {...saving.asked} onOtherEdit={saving.dropAsked} />
                  <Button size="small" variant="contained" sx={{ mt: 1 }} onClick={() => save('stay')}>
                    {say('form.save')}
                  </Button>
                </>
              )}
            </Paper>
          </Popper>
        )}
        {saving.stale !== undefined && (
          <StaleWrite
            name={name}
            record={record}
            sources={[input.source]}
            asked={saving.asked}
            stale={saving.stale}
            onStale={saving.onStale}
            onRefused={saving.onRefused}
            onSaved={(answer, before) => {
              saving.onSaved(answer, before);
              leaveAfterDialog();
            }}
            onTheirs={() => {
              saving.onTheirs();
              leaveAfterDialog();
            }}
          />
        )}
      </Box>
    </ClickAwayListener>
  );
};

function leavingOf({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent): Leaving | undefined {
  if (key === 'Escape') return 'back';
  if (key === 'Tab') return shiftKey ? 'before' : 'next';
  const isLongText = target instanceof HTMLTextAreaElement && !(ctrlKey || metaKey);
  return key === 'Enter' && !isLongText ? 'down' : undefined;
}

const nearest = { block: 'nearest', inline: 'nearest' } as const;

const stop = (event: { readonly stopPropagation: () => void }) => event.stopPropagation();

/** Over the value and as high as the row, so that nothing moves; what is wrong stands below, over the next rows. */
const editorSx = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 0,
  minWidth: 'max(100%, 160px)',
  '&:has([role="switch"])': { minWidth: '100%' },
  display: 'flex',
  alignItems: 'center',
  px: 0.5,
  // Towards the middle of the table where it is wider than its column.
  'td:last-of-type &, td[align="right"] &': { left: 'auto', right: 0 },
  '& .MuiFormControl-root, & .MuiAutocomplete-root': { m: 0, width: '100%' },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .MuiInputBase-root': { minHeight: 32, fontSize: 14, bgcolor: 'background.paper' },
  '& .MuiInputBase-root.MuiInputBase-sizeSmall .MuiInputBase-input': { py: 0.5 },
} as const;
