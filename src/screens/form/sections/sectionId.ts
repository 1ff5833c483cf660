/** Where a section stands on the page. */
export const sectionId = (name: string): string => `section-${name}`;
