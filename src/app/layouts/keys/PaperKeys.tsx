import { useKeyHelp } from '#src/screens/keyboard/useKeyHelp.tsx';

/** The one key that paper has: the sheet of them. */
export const PaperKeys = () => {
  useKeyHelp();
  return null;
};
