import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCode } from '#src/ui/loadCode.ts';

/** A page whose code comes when it is first shown, or before that when its link is seen. */
type LazyPage<Page extends ComponentType = ComponentType> = LazyExoticComponent<Page> & {
  readonly preload: () => Promise<unknown>;
};

let wanted = 0;
let ahead = 0;

/** Whether somebody waits for the code of a page. */
export const isPageWanted = (): boolean => wanted > 0;

/** Whether code is loaded ahead and for nobody who waits: its failure is no reason to do anything. */
export const isOnlyAhead = (): boolean => ahead > 0 && wanted === 0;

/** A page that its file exports by name: React's lazy with a way to load ahead of time. What failed ahead is tried again when it is needed. */
export function lazyPage<Name extends string, Module extends Readonly<Record<Name, ComponentType>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPage<Module[Name]> {
  let loading: Promise<Module> | undefined;
  const once = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const shown = async () => {
    wanted += 1;
    try {
      return { default: (await loadCode(once))[name] };
    } finally {
      wanted -= 1;
    }
  };
  const preload = async () => {
    ahead += 1;
    try {
      await once();
    } finally {
      ahead -= 1;
    }
  };
  return Object.assign(lazy(shown), { preload });
}

export const isLazyPage = (page: ComponentType | undefined): page is LazyPage =>
  page !== undefined && 'preload' in page && typeof page.preload === 'function';
