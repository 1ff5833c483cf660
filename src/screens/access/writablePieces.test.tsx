import { parse } from 'graphql';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import type { WriteMeta } from '#src/data/ResourceMeta.ts';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { writablePieces } from './writablePieces.ts';

const write: WriteMeta = {
  field: 'createTrainer',
  operation: parse('mutation { createTrainer { id } }'),
  inputs: [
    { name: 'name', source: 'name', kind: 'value' },
    { name: 'country_id', source: 'country.id', kind: 'id' },
    { name: 'fee', source: 'fee', kind: 'value' },
  ],
};
const form = (
  <FormSection name="trainer">
    <StringInput source="name" />
    <RelationInput source="country.id" reference="countries" />
    <StringInput source="fee" />
  </FormSection>
);
const access: TypeAccess = {
  type: 'Trainer',
  can: [{ action: 'fees', allowed: false, why: 'Compliance does.' }],
  hiddenFields: [],
  inputs: [{ action: 'fees', inputs: ['fee'] }],
};

type Piece = ReactElement<{ readonly source: string; readonly required?: boolean }>;
const piecesFor = (type: TypeAccess | undefined) => {
  const [section] = writablePieces(form, 'create', write, type) as ReactElement<{ children: ReactNode }>[];
  return [section?.props.children]
    .flat()
    .filter((piece): piece is Piece => isValidElement(piece))
    .map(({ props }) => `${props.source}${props.required === true ? ' *' : ''}`);
};

it.each<[string, TypeAccess | undefined, readonly string[]]>([
  ['all as they are where nothing is known', undefined, ['name', 'country.id', 'fee']],
  ['those that may be written', access, ['name', 'country.id']],
  [
    'with a star where the viewer has to say what others need not (S1)',
    { ...access, demandedInputs: ['country_id'] },
    ['name', 'country.id *'],
  ],
])('shows %s', (_what, type, shown) => expect(piecesFor(type)).toEqual(shown));
