import { useCallback } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { isValues } from '#src/data/isValues.ts';
import { camel } from './camel.ts';
import { humanise } from './humanise.ts';

/** The resource of a type of the contract: 'OrderLine' is orderLines. */
export function useResourceOfType(): (type: string) => string | undefined {
  const definitions = useResourceDefinitions();
  return useCallback(
    (type) =>
      Object.values(definitions).find(
        ({ options }: { readonly options?: unknown }) => isValues(options) && options.type === type,
      )?.name,
    [definitions],
  );
}

/** Where the screens may have a field that the database calls so: country_id is 'country' or 'country.id'. */
export function sourcesOf(name: string): readonly string[] {
  const source = camel(name);
  return [source, source.replace(/Ids?$/, ''), `${source.replace(/Id$/, '')}.id`];
}

/** The label of a field of another resource, by its name as the screens or the database write it: country_id is 'Country'. */
export function useFieldWords(): (resource: string | undefined, name: string) => string {
  const translate = useTranslate();
  return useCallback(
    (resource, name) => {
      const said = sourcesOf(name)
        .map((key) => translate(`resources.${resource ?? ''}.fields.${key}`, { _: '' }))
        .find((label) => label !== '');
      return said ?? humanise(name);
    },
    [translate],
  );
}
