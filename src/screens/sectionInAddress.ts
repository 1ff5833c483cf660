/** Where a section stands on the page. */
export const sectionId = (name: string): string => `section-${name}`;

const parameter = 'section';

/** Of an address, just the section of the record that it opens: it leads from the page into the form and back. */
export function sectionSearch(search: string): string {
  const section = new URLSearchParams(search).get(parameter);
  return section === null ? '' : `?${new URLSearchParams({ [parameter]: section })}`;
}

export const sectionIn = (search: string): string | null => new URLSearchParams(search).get(parameter);
