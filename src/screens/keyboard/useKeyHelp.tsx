import { useCallback } from 'react';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useWording } from '#src/fields/wording/useWording.ts';
import { KeyList, type KeyHelp } from './KeyList.tsx';

/** Shows which keys the page listens to. */
export function useKeyHelp(keys: KeyHelp): () => void {
  const say = useWording();
  const modal = useModal();
  return useCallback(
    () => modal.open({ title: say('keys.title'), width: 'xs', content: <KeyList keys={keys} /> }),
    [modal, say, keys],
  );
}
