/** What a list is sorted by, as react-admin says it in addresses, stores and views: one field and one order. */
export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

interface WrittenSort {
  readonly field: string;
  readonly order: string;
}

/**
 * The columns that a list is sorted by, the first one first. react-admin knows one field, and so it names them all:
 * `{field: 'country,-lastName', order: 'ASC'}` is by country, then by last name downwards.
 */
export const sortsOf = ({ field, order }: WrittenSort): readonly Sort[] =>
  field.split(',').map((name, place) => {
    const isDown = place === 0 ? order === 'DESC' : name.startsWith('-');
    return { field: place === 0 ? name : name.replace(/^-/, ''), order: isDown ? 'DESC' : 'ASC' };
  });
