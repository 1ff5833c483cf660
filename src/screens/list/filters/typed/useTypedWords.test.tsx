import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useTypedWords } from './useTypedWords.ts';

const countries = [
  { id: '1', name: 'French Polynesia' },
  { id: '2', name: 'Poland' },
  { id: '3', name: 'Napoli' },
];

const Found = ({ text }: { readonly text: string }) => {
  const { lookUp } = useTypedWords();
  const [ids, setIds] = useState<readonly string[]>();
  useEffect(() => {
    const property = {
      name: 'country',
      kind: 'reference',
      source: 'country',
      reference: 'countries',
      label: ['name'],
      operators: ['IN'],
      keys: {},
    } as const;
    void lookUp(property, text).then(setIds);
  }, [lookUp, text]);
  return <output>{ids?.join()}</output>;
};

it('means by the beginning of a name what is called so before what has a word that begins so', async () => {
  await renderAdmin(<Found text="pol" />, {
    dataProvider: { getList: () => Promise.resolve({ data: countries, total: 3 } as never) },
  });
  expect(await screen.findByText('2,1,3')).toBeDefined();
});
