import { auditFields, type AuditSource } from '#resources/audits/index.ts';
import { ResourceShow } from '#src/screens/record/ResourceShow.tsx';
import { ShowSection } from '#src/screens/record/ShowSection.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { AuditedRecordField } from './AuditedRecordField.tsx';
import { useAuditWords } from './auditWords.ts';
import { ChangesTable } from './changes/ChangesTable.tsx';
import { useExported } from './exported/useExported.ts';
import { WhoField } from './WhoField.tsx';

const record = 'auditableId' satisfies AuditSource;
const changes = 'newValues' satisfies AuditSource;
const who = 'user' satisfies AuditSource;
const facts: readonly AuditSource[] = ['auditableType', 'user', 'createdAt'];

/** One entry of the log. */
export const AuditShow = () => (
  <ResourceShow facts={facts}>
    <ShowSection name="details">
      {auditFields.event}
      {auditFields.auditableType}
      <ShowField source={record} label={<RecordLabel />} field={AuditedRecordField} />
      <ShowField source={who} field={WhoField} />
      {auditFields.createdAt}
      <ShowField source={changes} label={<ChangesLabel />} field={ChangesTable} />
    </ShowSection>
  </ResourceShow>
);

const RecordLabel = () => useAuditWords()('record');

const ChangesLabel = () => {
  const words = useAuditWords();
  return words(useExported() === undefined ? 'changes' : 'export.title');
};
