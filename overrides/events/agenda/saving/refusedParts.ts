import type { Refusal } from '#src/data/errors/Refusal.ts';
import type { Plan } from '../state/Plan.ts';

/** What is wrong with a part of what was sent; without a name where it is no part of it. */
interface RefusedPart {
  readonly name: string;
  readonly message: string;
}

const place = /\.(?:agenda\.sections\.(\d+)(?:\.items\.(\d+))?|trainers\.sync\.(\d+))(?:\.|$)/;
/** A name may be refused for its length. */
const mostOfName = 60;

/** What the server says of parts of the plan that was sent, with their names: of forty items one is to be mended. */
export function refusedParts(
  { validation }: Pick<Refusal, 'validation'>,
  sent: Plan,
): readonly RefusedPart[] {
  return Object.entries(validation).map(([path, message]) => ({ name: nameAt(path, sent), message }));
}

function nameAt(path: string, { programme, team }: Plan): string {
  const [, section, item, member] = place.exec(path) ?? [];
  if (member !== undefined) return team[Number(member)]?.name ?? '';
  const found = programme.sections[Number(section)];
  const letters = [...((item === undefined ? found : found?.items[Number(item)])?.name ?? '')];
  return letters.length > mostOfName ? `${letters.slice(0, mostOfName).join('')}…` : letters.join('');
}
