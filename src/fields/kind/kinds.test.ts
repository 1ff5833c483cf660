import { expect, it } from 'vitest';

type Halves = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const modules = import.meta.glob<Halves[string]>('../*/*{Field,Input}.tsx', { eager: true });

/** 'MoneyField' of '../money/MoneyField.tsx'; nothing for what only helps a kind, such as its PickerInput. */
const halfOf = (path: string): string | undefined => {
  const [, folder, name] = /^\.\.\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? [];
  return folder !== undefined && name?.replace(/(Field|Input)$/, '').toLowerCase() === folder.toLowerCase()
    ? name
    : undefined;
};

const halves = Object.keys(modules).flatMap((path) => {
  const name = halfOf(path);
  return name === undefined ? [] : [{ name, half: modules[path]?.[name] }];
});

/** What belongs to a record is not written with it. */
const onlyRead = 'Related';
const kinds = [...new Set(halves.map(({ name }) => name.replace(/(Field|Input)$/, '')))].filter(
  (kind) => kind !== onlyRead,
);

it.each(kinds)('%s is defined in both its halves: how it is read and how it is entered', (kind) => {
  const defined = (name: string) => halves.find((one) => one.name === name)?.half;
  expect(defined(`${kind}Field`)).toHaveProperty('useValue');
  expect(defined(`${kind}Input`)).toHaveProperty('Filter.Value');
});
