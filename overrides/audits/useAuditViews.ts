import { useMemo } from 'react';
import { auditConditions } from '#resources/audits/index.ts';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';

interface Condition {
  readonly column: 'CREATED_AT' | 'AUDITABLE_TYPE' | 'EVENT';
  readonly operator: 'GTE' | 'EQ' | 'IN';
  readonly value: string | readonly string[];
}

const view = (label: string, condition: Condition): SavedView => ({
  label,
  value: {
    filter: { [auditConditions.source]: { AND: [condition] } },
    sort: { field: 'createdAt', order: 'DESC' },
    perPage: defaultPerPage,
    displayedFilters: [],
  },
});

/** What people look for in the log. */
export function useAuditViews(): readonly SavedView[] {
  return useMemo(
    () => [
      view('Today', { column: 'CREATED_AT', operator: 'GTE', value: '@todayT00:00' }),
      view('Roles and accounts', { column: 'AUDITABLE_TYPE', operator: 'EQ', value: 'User' }),
      view('Exports and passports shown', {
        column: 'EVENT',
        operator: 'IN',
        value: ['exported', 'viewed', 'revealed'],
      }),
      view('Deleted', { column: 'EVENT', operator: 'EQ', value: 'deleted' }),
    ],
    [],
  );
}
