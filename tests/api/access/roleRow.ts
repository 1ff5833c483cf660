import type { Role } from '#server/access/roleTable.ts';

export type RoleRow<Cell> = Readonly<Record<Role, Cell>>;

/** A line of a matrix, its columns in the order of the role table. */
export const roleRow = <Cell>(
  administrator: Cell,
  global_manager: Cell,
  country_manager: Cell,
  booker: Cell,
  logistics: Cell,
  compliance: Cell,
  viewer: Cell,
): RoleRow<Cell> => ({
  administrator,
  global_manager,
  country_manager,
  booker,
  logistics,
  compliance,
  viewer,
});
