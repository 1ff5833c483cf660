import { usualDemoPassword } from '../config/parseConfig.ts';

const ofTheProduct = ['convene', 'demo', usualDemoPassword, 'training', 'event', 'events'];

/** What is put before a year by whoever must have a new password, in the languages of most who sign in here. */
const ofTheYear = [
  'spring summer autumn fall winter',
  'january february march april may june july august september october november december',
  'frühling fruehling fruhling frühjahr fruehjahr sommer herbst',
  'januar februar märz maerz marz mai juni juli oktober dezember',
].flatMap((words) => words.split(' '));

/** Their English is among the common passwords. */
const ofGreetings = ['passwort', 'willkommen'];

/** Words that tell nobody's password from another's. */
export const wordsOfEverybody: readonly string[] = [...ofTheProduct, ...ofTheYear, ...ofGreetings];
