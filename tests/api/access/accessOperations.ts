import type { Operation } from './accessCalls.ts';
import { accessReads } from './accessReads.ts';
import { accessWrites } from './accessWrites.ts';
import { accessWritesOfPeople } from './accessWritesOfPeople.ts';

export const accessOperations: Readonly<Record<string, Operation>> = {
  ...accessReads,
  ...accessWrites,
  ...accessWritesOfPeople,
};
