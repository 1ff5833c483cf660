import { approvedDocumentConditions, approvedDocumentFilters } from '#resources/approvedDocuments/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ApproveManyButton } from '../bulk/ApproveManyButton.tsx';
import { useApprovalViews } from './useApprovalViews.ts';
import { firstColumns, worklistColumns } from './worklistColumns.tsx';

const bulkButtons = <ApproveManyButton />;

/** Documents that compliance approves, as a worklist. */
export const ApprovedDocumentList = () => (
  <ResourceList
    filters={approvedDocumentFilters}
    conditions={approvedDocumentConditions}
    presets={useApprovalViews()}
    defaultColumns={firstColumns}
    bulkButtons={bulkButtons}
  >
    {Object.entries(worklistColumns(useApprovalWords())).map(([source, column]) => ({
      ...column,
      key: source,
    }))}
  </ResourceList>
);
