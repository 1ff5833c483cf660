import { useMemo } from 'react';
import { useGetResourceLabel, useResourceContext } from 'react-admin';

export interface ResourceNames {
  readonly resource: string;
  /** 'Event', as a title. */
  readonly one: string;
  /** 'Events', as a title. */
  readonly many: string;
  /** 'event', within a sentence. */
  readonly oneInText: string;
  readonly manyInText: string;
}

/** A noun within a sentence; abbreviations keep their capitals. */
const inText = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);

/** What the resource in context is called. */
export function useResourceNames(): ResourceNames {
  const resource = useResourceContext();
  if (resource === undefined) throw new Error('A screen of a resource stands inside ResourceRoutes.');
  const label = useGetResourceLabel();
  const [one, many] = [label(resource, 1), label(resource, 2)];
  return useMemo(
    () => ({ resource, one, many, oneInText: inText(one), manyInText: inText(many) }),
    [resource, one, many],
  );
}
