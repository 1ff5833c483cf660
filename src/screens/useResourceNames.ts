import { useGetResourceLabel, useResourceContext } from 'react-admin';
import { inText } from '../fields/wording/inText.ts';

interface ResourceNames {
  readonly resource: string;
  /** 'Event', as a title. */
  readonly one: string;
  /** 'Events', as a title. */
  readonly many: string;
  /** 'event', within a sentence. */
  readonly oneInText: string;
  readonly manyInText: string;
}

/** What the resource in context is called. */
export function useResourceNames(): ResourceNames {
  const resource = useResourceContext();
  if (resource === undefined) throw new Error('A screen of a resource stands inside ResourceRoutes.');
  const label = useGetResourceLabel();
  const [one, many] = [label(resource, 1), label(resource, 2)];
  return { resource, one, many, oneInText: inText(one), manyInText: inText(many) };
}
