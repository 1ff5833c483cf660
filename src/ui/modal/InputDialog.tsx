import { Dialog, type DialogProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { afterPaint } from '../afterPaint.ts';
import { useConfirm } from '../confirm/ConfirmDialog.tsx';
import { useHoldPage } from '../page/heldPage.ts';
import { TypedGuard } from './TypedGuard.tsx';
import { useTyped } from './useTyped.ts';

interface InputDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Where it is there before it is opened. */
  readonly open?: boolean;
  /** Something else is not sent yet than what its inputs hold. */
  readonly holds?: boolean;
  /** It cannot be sent any more: what its inputs hold is of no use. */
  readonly isOver?: boolean;
  /** What was typed has been sent whenever this has changed. */
  readonly sent?: unknown;
  /** Undefined while it has to stay. */
  readonly onClose: (() => void) | undefined;
}

/**
 * A dialog that is typed into: Escape, a click beside it and the browser's Back ask before that is lost. A button that
 * closes it is meant. A session that ends is begun again over it.
 */
export const InputDialog = (all: InputDialogProps) => {
  const { open = true, holds = false, isOver = false, sent, onClose, ...props } = all;
  useHoldPage(open);
  const translate = useTranslate();
  const confirm = useConfirm();
  const { isTyped, onFocus, onChange } = useTyped(sent);
  const [isTouched, setTouched] = useState(false);
  const isLost = () => !isOver && (holds || isTyped());
  const ask = (close: () => void) =>
    confirm({
      title: translate('ui.close_title', { _: 'Close without saving?' }),
      message: translate('ui.close_text', { _: 'What you have entered will be lost.' }),
      confirmLabel: translate('ra.action.close', { _: 'Close' }),
      // Not before the question is gone: each of them gives the focus back to what it was opened from.
      action: () => void afterPaint(close),
    });
  return (
    <>
      <Dialog
        open={open}
        fullWidth
        {...props}
        onFocus={onFocus}
        onChange={(event) => {
          onChange(event);
          setTouched(true);
        }}
        onClose={onClose && (() => (isLost() ? ask(onClose) : onClose()))}
      />
      {open && (isTouched || holds) && <TypedGuard isLost={isLost} ask={onClose && ask} />}
    </>
  );
};
