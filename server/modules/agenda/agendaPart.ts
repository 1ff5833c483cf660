import { sameValue } from '#server/db/Json.ts';
import type { Part } from '#server/graphql/write/WriteDefinition.ts';
import { agendaOfInput, type Agenda } from './agendaOfInput.ts';
import { checkAgenda } from './checkAgenda.ts';
import { readAgenda, replaceAgenda } from './repository.ts';

/** The live programme of an event (A2), replaced as a whole. Null removes it. */
export const agendaPart: Part = {
  key: 'agenda',
  check: async (_write, change, value) =>
    checkAgenda(agendaOfInput(value), `${change.path}.agenda`, change.problems),
  write: async (write, owner, value) => {
    const before = await readAgenda(write.tx, owner.id);
    const after: Agenda | null = agendaOfInput(value);
    if (sameValue(before, after)) return null;
    await replaceAgenda(write.tx, owner.id, after);
    return { before, after };
  },
};
