import { useFieldValue } from 'react-admin';
import { approvalStateValues, type ApprovalState } from '#resources/enums.ts';
import { isValues } from '#src/data/isValues.ts';

/** The document as the page of its event or centre has read it. */
export interface KnownDocument {
  readonly id: string;
  readonly name: string;
  readonly state: ApprovalState;
}

const isState = (value: unknown): value is ApprovalState => approvalStateValues.some((one) => one === value);

/** The document of the event or centre on the page; undefined where it has none. */
export function useKnownDocument(): KnownDocument | undefined {
  const value: unknown = useFieldValue({ source: 'approvedDocument' });
  if (!isValues(value) || !isState(value.state)) return undefined;
  return { id: String(value.id), name: typeof value.name === 'string' ? value.name : '', state: value.state };
}
