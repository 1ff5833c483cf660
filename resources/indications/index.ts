// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { indicationListOperation, indicationPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { IndicationRecord, IndicationSource } from './record.ts';
export { indicationMessages } from './messages.ts';
export { indicationColumns } from './columns.tsx';
export { indicationConditions } from './filters.tsx';
export { IndicationList } from './List.tsx';
