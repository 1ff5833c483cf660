/** A hint that the schema does not bear out. */
export interface HintFault {
  /** Where it stands among the hints: `['types', 'Post', 'labels']`. */
  readonly place: readonly string[];
  /** What it names there. */
  readonly name?: string;
  /** What is wrong with it: 'which Post does not have.' */
  readonly why: string;
}

export type TellFault = (fault: HintFault) => void;

/** What is wrong with the hints, each name told once at its place: what is gone is amiss in more than one way. */
export function hintFaultList(): { readonly told: readonly HintFault[]; readonly tellFault: TellFault } {
  const told: HintFault[] = [];
  const keyOf = ({ place, name }: HintFault) => [...place, name?.split('.')[0]].join('.');
  return {
    told,
    tellFault: (fault) => {
      const isTold = fault.name !== undefined && told.some((one) => keyOf(one) === keyOf(fault));
      if (!isTold) told.push(fault);
    },
  };
}

export const faultText = ({ place, name, why }: HintFault): string => {
  const at = ['hints', ...place].join('.');
  return name === undefined ? `${at}: ${why}` : `${at} names '${name}', ${why}`;
};

/** All that is wrong with the hints, told at once. */
export class HintError extends Error {
  override name = 'HintError';
  readonly faults: readonly HintFault[];

  constructor(faults: readonly HintFault[]) {
    super(faults.map(faultText).join('\n'));
    this.faults = faults;
  }
}
