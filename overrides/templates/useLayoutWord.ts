import { orientations } from './layout.ts';
import { useTemplateWords } from './templateWords.ts';

/** How a value of a setting is said: formats of paper are called so everywhere. */
export function useLayoutWord(): (value: string) => string {
  const words = useTemplateWords();
  return (value) => {
    const orientation = orientations.find((one) => one === value);
    return orientation === undefined ? value : words(`layout.${orientation}`);
  };
}
