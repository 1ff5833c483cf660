/** Scripts that write a family name in one letter, as 王 or 김. */
const wordInOne = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Whether a text finds people and records by name: two letters, or one that is a name by itself. */
export const isSearchable = (text: string): boolean => {
  const typed = text.trim();
  return typed.length > 1 || wordInOne.test(typed);
};
