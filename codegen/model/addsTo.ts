/** Words that tell nothing by themselves. */
const filler = new Set(
  ['a an the of is are it its this that which in on for to at and or by as name address number date'].flatMap(
    (all) => all.split(' '),
  ),
);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** One word more than the label is no help: 'Medical speciality.' beside 'Speciality'. */
const least = 2;

/** Whether an explanation says more than the label that it stands below: 'Name of the event' beside 'Name' does not. */
export function addsTo(help: string, label: string, noun: string): boolean {
  const said = new Set(wordsOf(`${label} ${noun}`));
  const isRepeat = (word: string) => said.has(word) || [...said].some((one) => sameStem(one, word));
  const further = wordsOf(help).filter((word) => !filler.has(word) && !isRepeat(word));
  const repeatsLabel = wordsOf(label).every((word) => wordsOf(help).some((one) => sameStem(one, word)));
  return further.length >= (repeatsLabel ? least : 1);
}

/** 'languages' and 'language', 'speaks' and 'spoken' not. */
const sameStem = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && (other === `${one}s` || one === `${other}s`));
