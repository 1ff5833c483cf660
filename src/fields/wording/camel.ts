/** 'first_name', as filters and inputs are called, is 'firstName' as it is read. */
export const camel = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
