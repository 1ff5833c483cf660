import { isRecordId } from '#overrides/index.ts';

/** The check of every route (spec §2): where its address holds an `:id`, that must be one a record can have. */
export const isValidAddress = ({ id }: Readonly<Record<string, string | undefined>>): boolean =>
  id === undefined || isRecordId(id);
