import CloseIcon from '@mui/icons-material/Close';
import { DialogContent, type DialogProps, DialogTitle, IconButton } from '@mui/material';
import { createContext, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useOnLeave } from '../page/useOnLeave.ts';
import { InputDialog } from './InputDialog.tsx';

export interface ModalRequest {
  readonly title: string;
  readonly content: ReactNode;
  readonly width?: DialogProps['maxWidth'];
  /** A close attempt emits a notice and the modal stays open; only `close` ends it. */
  readonly preventClose?: boolean;
  /** What the notice says. */
  readonly preventCloseNotice?: string;
  readonly onClosed?: () => void;
}

interface ModalControl {
  readonly open: (request: ModalRequest) => void;
  /** Closes at once, also where closing is prevented for the person. */
  readonly close: () => void;
  /** While something is unsaved or under way. */
  readonly setPreventClose: (prevent: boolean) => void;
}

const ModalContext = createContext<ModalControl | undefined>(undefined);

export function useModal(): ModalControl {
  const control = useContext(ModalContext);
  if (!control) throw new Error('useModal needs <ModalHost> above it.');
  return control;
}

/** The one place where modals are shown, on every screen; each goes with the page that it was opened on. */
export const ModalHost = ({ children }: { readonly children: ReactNode }) => {
  const [request, setRequest] = useState<ModalRequest>();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const titleId = useId();
  const notify = useNotify();
  const translate = useTranslate();

  const control = useMemo<ModalControl>(
    () => ({
      open: (next) => {
        setRequest(next);
        setOpened((count) => count + 1);
        setOpen(true);
      },
      close: () => setOpen(false),
      setPreventClose: (preventClose) => setRequest((current) => current && { ...current, preventClose }),
    }),
    [],
  );
  useOnLeave(() => {
    if (!request?.preventClose) setOpen(false);
  });
  const attemptClose = () => {
    if (!request?.preventClose) return setOpen(false);
    const usual = () => translate('ui.modal_held', { _: 'Please finish or cancel here first.' });
    notify(request.preventCloseNotice ?? usual(), { type: 'info' });
  };

  return (
    <ModalContext value={control}>
      {children}
      {/* Each is typed into anew. What may not be closed says so itself. */}
      <InputDialog
        key={opened}
        open={isOpen}
        isOver={request?.preventClose}
        onClose={attemptClose}
        maxWidth={request?.width ?? 'sm'}
        aria-labelledby={titleId}
        slotProps={{ transition: { onExited: () => request?.onClosed?.() } }}
      >
        {/* Beside the title, not in it: the dialog is called by what the title says. */}
        <IconButton
          size="small"
          aria-label={translate('ra.action.close', { _: 'Close' })}
          onClick={attemptClose}
          sx={{ position: 'absolute', top: 16, right: 18 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <DialogTitle id={titleId} sx={{ pr: 8 }}>
          {request?.title}
        </DialogTitle>
        <DialogContent sx={{ pb: 3 }}>{request?.content}</DialogContent>
      </InputDialog>
    </ModalContext>
  );
};
