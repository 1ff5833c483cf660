import { useResourceContext, useTranslate } from 'react-admin';
import { humanise } from '../fields/wording/humanise.ts';

/** What a section is called, and the line that explains it. */
export function useSectionWords(): {
  readonly title: (name: string) => string;
  readonly help: (name: string) => string;
} {
  const translate = useTranslate();
  const resource = useResourceContext();
  return {
    title: (name) => translate(`resources.${resource}.sections.${name}`, { _: humanise(name) }),
    help: (name) => translate(`resources.${resource}.sections.${name}_help`, { _: '' }),
  };
}
