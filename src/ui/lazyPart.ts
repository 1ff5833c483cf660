import { lazy, type ElementType } from 'react';
import { loadCode } from './loadCode.ts';

type AnyComponent = Exclude<ElementType, string>;

/** React's lazy for a component that its file exports by name. */
export const lazyPart = <Name extends string, Module extends Readonly<Record<Name, AnyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
) => lazy(async () => ({ default: (await loadCode(load))[name] }));
