import { useNavigate } from 'react-router';
import { useArrival } from '#src/app/navigation/useArrival.ts';
import { focusWork } from '#src/app/palette/focusWork.ts';
import { useKeptButton } from '#src/ui/keyboard/useKeptButton.ts';
import { useHeldKeys } from '#src/ui/keyboard/useHeldKeys.ts';
import { HeardShortcut } from '#src/ui/keyboard/HeardShortcut.tsx';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useKeyHelp } from '#src/screens/keyboard/useKeyHelp.tsx';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { useRailPages } from '../rail/useRailPages.ts';
import { goLetters } from './goLetters.ts';

const opening = ['Ctrl+K', 'F'] as const;

/**
 * What is heard on every page: the palette, the sheet of keys, and G with a letter for each page of the rail. Where one is
 * led to has the focus, and what was pressed keeps it.
 */
export const FrameKeys = ({ onPalette }: { readonly onPalette: () => void }) => {
  const say = useWording();
  const words = useWords();
  const navigate = useNavigate();
  const pages = useRailPages();
  const letters = goLetters(pages.map(({ label }) => label));
  useArrival();
  useKeptButton();
  useKeyHelp();
  useHeldKeys(opening);
  useShortcut({
    keys: 'Ctrl+K',
    label: words('search.open'),
    place: 'anywhere',
    overDialogs: true,
    isStep: true,
    run: onPalette,
  });
  return pages.map(({ to, label }, at) => {
    const letter = letters[at];
    return (
      letter !== undefined && (
        <HeardShortcut
          key={to}
          keys={`G ${letter}`}
          label={say('keys.go', { name: label })}
          place="anywhere"
          run={() => {
            focusWork(to);
            void navigate(to);
          }}
        />
      )
    );
  });
};
