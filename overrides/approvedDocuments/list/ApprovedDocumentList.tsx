import { approvedDocumentConditions, approvedDocumentFilters } from '#resources/approvedDocuments/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { useApprovalViews } from './useApprovalViews.ts';
import { firstColumns, worklistColumns } from './worklistColumns.tsx';

/** Documents that compliance approves, as a worklist: who can approve them sees first what waits. */
export const ApprovedDocumentList = () => {
  const views = useApprovalViews();
  const approves = useMay('approve').allowed;
  const first = (approves ? views[0] : views.at(-1))?.value;
  return (
    <ResourceList
      filters={approvedDocumentFilters}
      conditions={approvedDocumentConditions}
      presets={views}
      defaultColumns={firstColumns}
      {...(first !== undefined && { sort: first.sort, firstFilter: first.filter })}
    >
      {Object.entries(worklistColumns).map(([source, column]) => ({ ...column, key: source }))}
    </ResourceList>
  );
};
