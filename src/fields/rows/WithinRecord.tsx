import { useContext, useMemo, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { CellScope } from './CellScope.ts';
import { RecordsAround } from './RecordsAround.ts';

interface WithinRecordProps {
  /** Of the part or the rows, in the record. */
  readonly source: string;
  readonly children: ReactNode;
}

/** Stands around what a record holds: cells there know where they are, and in what. */
export const WithinRecord = ({ source, children }: WithinRecordProps) => {
  const record = useRecordContext();
  const scope = useContext(CellScope);
  const around = useContext(RecordsAround);
  const within = useMemo(() => [record, ...around], [record, around]);
  return (
    <RecordsAround value={within}>
      <CellScope value={scope === '' ? source : `${scope}.${source}`}>{children}</CellScope>
    </RecordsAround>
  );
};
