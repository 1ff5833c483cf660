import { CenterShow as Generated, type CenterSource } from '#resources/centers/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { ApprovalBanner, HeldDocumentField } from '../approvedDocuments/index.ts';
import { CenterEvents } from './CenterEvents.tsx';

const fields: Replacements<CenterSource>['fields'] = {
  centreEvents: <CenterEvents />,
  approvedDocument: (
    <ShowField source="approvedDocument">
      <HeldDocumentField holder="centre" />
    </ShowField>
  ),
};

/** A centre, with how its document stands, and the way to a new event there. */
export const CenterShow = () => (
  <Replace<CenterSource> fields={fields} banner={<ApprovalBanner holder="centre" />}>
    <Generated />
  </Replace>
);
