import { useEffect, useState } from 'react';
import { sectionId } from './sectionId.ts';

/** The section that one reads now: the topmost of those in the upper part of the window. */
export function useSectionInView(names: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string | undefined>(names[0]);
  const key = names.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const seen = new Set<string>();
    const all = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = all.find((name) => seen.has(sectionId(name)));
        if (first !== undefined) setInView(first);
      },
      { rootMargin: '-160px 0px -55% 0px' },
    );
    for (const name of all) {
      const element = document.getElementById(sectionId(name));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView;
}
