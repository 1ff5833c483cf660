/** Says that a part of the contract has no place on any screen, and why. */
export type LeaveOut = (what: string, why: string) => void;

/** What was left out, each said once. */
export function leftOutList(): { readonly said: readonly string[]; readonly leaveOut: LeaveOut } {
  const said: string[] = [];
  return {
    said,
    leaveOut: (what, why) => {
      const line = `${what}: ${why}`;
      if (!said.includes(line)) said.push(line);
    },
  };
}
