import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';

export interface HeldSending {
  /** Waiting for the connection, or sent. */
  readonly running: boolean;
  /** On its way: the modal stays until it is known what became of it. */
  readonly isSent: boolean;
  readonly send: (work: () => Promise<void>) => Promise<void>;
}

/** Sends from a modal as soon as there is a connection, holds it until the answer is there, and reads the page anew. */
export function useHeldSending(): HeldSending {
  const refresh = useRefresh();
  const modal = useModal();
  const online = useWhenOnline();
  const [running, setRunning] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async (work: () => Promise<void>) => {
    setRunning(true);
    try {
      await online();
    } catch {
      // Closed while it waited for the connection: nothing was sent.
      return;
    }
    modal.setPreventClose(true);
    setSent(true);
    try {
      await work();
    } finally {
      setRunning(false);
      setSent(false);
      modal.setPreventClose(false);
      refresh();
    }
  };
  return { running, isSent, send };
}
