import { otherTenant } from './identityProvider.ts';

/** People at the provider. Eve's directory is another one, her address is Ada's. */
export const providerPeople = {
  'ada@contoso.example': {
    oid: 'aaaaaaaa-0000-4000-8000-000000000001',
    email: 'ada@contoso.example',
    name: 'Ada Łovelace',
  },
  'ben@contoso.example': {
    oid: 'aaaaaaaa-0000-4000-8000-000000000002',
    email: 'ben@contoso.example',
    name: 'Ben',
  },
  'eve@elsewhere.example': {
    oid: 'eeeeeeee-0000-4000-8000-000000000001',
    email: 'ada@contoso.example',
    name: 'Eve',
    tid: otherTenant,
  },
} as const;
