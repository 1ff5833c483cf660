import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet');

/** ? shows which keys the page listens to. */
export function useKeyHelp(): void {
  const say = useWording();
  const modal = useModal();
  const content = (
    <Suspense fallback={null}>
      <ShortcutSheet />
    </Suspense>
  );
  useShortcut({
    keys: '?',
    label: say('keys.help'),
    place: 'anywhere',
    run: () => modal.open({ title: say('keys.title'), width: 'sm', content }),
  });
}
