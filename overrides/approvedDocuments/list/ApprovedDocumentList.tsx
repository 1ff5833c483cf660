import { DataTable } from 'react-admin';
import {
  approvedDocumentColumns,
  approvedDocumentFilters,
  type ApprovedDocumentSource,
} from '#resources/approvedDocuments/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ChangedField } from './ChangedField.tsx';
import { NeededField } from './NeededField.tsx';
import { useApprovalViews } from './useApprovalViews.ts';

const defaultColumns: readonly (ApprovedDocumentSource | 'changed')[] = [
  'name',
  'state',
  'centreEvent',
  'dateNeeded',
  'changed',
  'dateWaiting',
];

/** Documents that compliance approves, as a worklist: what waits is opened first by those who can approve. */
export const ApprovedDocumentList = () => {
  const words = useApprovalWords();
  const views = useApprovalViews();
  const approves = useMay('approve').allowed;
  const columns = {
    ...approvedDocumentColumns,
    dateNeeded: <DataTable.Col source={'dateNeeded' satisfies ApprovedDocumentSource} field={NeededField} />,
    changed: (
      <DataTable.Col source="changed" label={words('column.changed')} field={ChangedField} disableSort />
    ),
  };
  const first = approves ? views[0] : views.at(-1);
  return (
    <ResourceList
      filters={approvedDocumentFilters}
      defaultColumns={defaultColumns}
      presets={views}
      {...(first !== undefined && { sort: first.value.sort, firstFilter: first.value.filter })}
    >
      {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
    </ResourceList>
  );
};
