import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportButton } from './ImportButton.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { anImport } from './testing/anImport.ts';
import { importedMeta } from './testing/importedMeta.ts';

const as = (allowed: Readonly<Record<string, boolean>>) => ({
  metas: { events: async () => importedMeta },
  access: accessOf(typeAccess('Event', allowed)),
});

it.each([
  [{ create: true, import: false }, 0],
  [{ create: false, import: true }, 1],
])(
  'is there for whoever may read files, whether or not they make records one by one: %o',
  async (may, links) => {
    await renderAdmin(<ImportButton />, as(may));
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  },
);

it.each([
  [true, 'any other makes a new one'],
  [false, 'any other is refused'],
])(
  'says what becomes of a row whose record is not found, where one may make records: %s',
  async (create, told) => {
    const found = anImport({
      match: 'name',
      columns: [{ name: 'name', field: 'name', samples: [], value: null }],
      fields: [{ field: 'name', label: 'Name', required: true, matches: true }],
    });
    await renderAdmin(
      <ImportSettings found={found} disabled={false} onChange={vi.fn()} />,
      as({ create, import: true }),
    );
    expect(screen.getByText(new RegExp(told))).toBeDefined();
  },
);
