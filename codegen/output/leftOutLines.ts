import type { ApiModel } from '../model/ResourceModel.ts';

/** What of a contract no generated screen shows, a line each; unused operations as one line where they are not asked for. */
export function leftOutLines({ leftOut, unused }: ApiModel, isEach: boolean): readonly string[] {
  const parts = leftOut.map((reason) => `Left out ${reason}.`);
  if (isEach) return [...parts, ...unused.map((reason) => `Not used ${reason}.`)];
  return unused.length === 0
    ? parts
    : [...parts, `${unused.length} operations have no generated screen: --left-out names them.`];
}
