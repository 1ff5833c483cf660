import { recordPath } from '#src/fields/relation/recordPath.ts';

/** Where a section stands on the page. */
export const sectionId = (name: string): string => `section-${name}`;

export const sectionParameter = 'section';

/** Of an address, just the section of the record that it opens: it leads from the page into the form and back. */
export function sectionSearch(search: string): string {
  const section = new URLSearchParams(search).get(sectionParameter);
  return section === null ? '' : `?${new URLSearchParams({ [sectionParameter]: section })}`;
}

export const sectionIn = (search: string): string | null => new URLSearchParams(search).get(sectionParameter);

/** Where a record stands opened at one of its sections. */
export const sectionPath = (resource: string, id: string, section: string): string =>
  `${recordPath(resource, id)}?${new URLSearchParams({ [sectionParameter]: section })}`;
