import { describe, expect, it } from 'vitest';
import { reach, roles } from '#server/access/roleTable.ts';
import { idOf, bookingWorldOf } from './bookingWorld.ts';
import { useApi } from '../useApi.ts';

/** The text that bookings are searched by follows the names it is made of, whoever changes them. */
const world = bookingWorldOf(useApi());

const search =
  'query ($words: String) { found: eventBookings(where: {text_search: $words}) { data { id } paginatorInfo { total } } }';
async function found(words: string): Promise<readonly string[]> {
  const answer = (await world.admin.ask(search, { words }))['found'] as {
    data: readonly { id: string }[];
    paginatorInfo: { total: number };
  };
  const ids = answer.data.map(({ id }) => id);
  // The total comes from a cache that writes by triggers must empty, too.
  expect(answer.paginatorInfo.total).toBe(ids.length);
  return ids;
}
const modified = async (id: string) => (await world.booking(id, 'dateModified'))['dateModified'];

describe('searching bookings', () => {
  it('finds them by the names they have now', async () => {
    const { admin, make, bookFrom, change, attach, detach, book } = world;
    const event = await make.event({ name: 'Quokka course' });
    const id = idOf(await bookFrom(admin, event.id, 'SE'));
    const person = String((await world.booking(id, 'participantId'))['participantId']);
    idOf(await change(admin, 'Participant', { id: person, last_name: 'Wombatová' }));
    expect(await found('quokka wombatova')).toEqual([id]);

    const before = await modified(id);
    idOf(await change(admin, 'Participant', { id: person, last_name: 'Numbat' }));
    expect(await found('wombatova')).toEqual([]);
    expect(await found('numbat')).toEqual([id]);
    idOf(await change(admin, 'CentreEvent', { id: event.id, name: 'Bilby course' }));
    expect(await found('quokka')).toEqual([]);
    expect(await found('bilby numbat')).toEqual([id]);
    // K6: whoever has the booking open may still save it.
    expect(await modified(id)).toBe(before);

    idOf(await detach(admin, id));
    expect(await found('numbat')).toEqual([]);
    idOf(await attach(admin, id, person));
    expect(await found('numbat bilby')).toEqual([id]);

    const placeholder = idOf(await book(admin, event.id));
    expect([...(await found('bilby'))].sort()).toEqual([id, placeholder].sort());
    const other = await make.event({ name: 'Dunnart course' });
    idOf(await change(admin, 'EventBooking', { id, centre_event_id: other.id }));
    expect(await found('dunnart numbat')).toEqual([id]);
    expect(await found('bilby')).toEqual([placeholder]);
  });

  it.each([
    ['Greek capitals', 'Ζουμπουλιάς', 'ΖΟΥΜΠΟΥΛΙΑΣ'],
    ['a Greek name kept in capitals', 'ΚΑΡΑΜΑΝΛΗΣ', 'καραμανλής'],
    ['Greek names put together', 'ΠΑΠΠΑΣ-ΓΕΩΡΓΙΟΥ', 'παππάς-γεωργίου'],
    ['the beginning of a Greek name', 'Ωκσιδός', 'Ωκσ'],
    ['Korean syllables taken apart', '강감찬', '강감찬'.normalize('NFD')],
    ['Japanese letters taken apart', 'ガガーリン', 'ガガー'.normalize('NFD')],
    ['a Korean name kept taken apart', '을지문덕'.normalize('NFD'), '을지문'],
    ['an Arabic name without its vowel marks', 'مُحَمَّدِي', 'محمدي'],
    ['an Arabic name with vowel marks that it is kept without', 'عبدالرحمن', 'عَبْدُالرَّحْمٰن'],
    ['plain Arabic letters', 'إبراهيمى', 'ابراهيمي'],
    ['a Persian keyboard', 'الكريمي', 'الکریمی'],
    ['a Hebrew name without its points', 'בֶּן־גּוּרְיוֹן', 'בן-גוריון'],
    ['full width', 'Ｙａｍａｄａｓ', 'yamadas'],
  ])('finds people by %s', async (_what, name, typed) => {
    const { admin, make, bookFrom, change } = world;
    const id = idOf(await bookFrom(admin, (await make.event({ name: 'Numbat course' })).id, 'GR'));
    const person = String((await world.booking(id, 'participantId'))['participantId']);
    idOf(await change(admin, 'Participant', { id: person, last_name: name }));
    expect(await found(typed)).toContain(id);
    // G3: by a condition whoever creates them is told that there is somebody of this name.
    const { people } = await admin.ask(
      'query ($like: Mixed) { people: participants(where: {whereConditions: {column: LAST_NAME, operator: LIKE, value: $like}}) { data { id } } }',
      { like: `${typed}%` },
    );
    expect(people).toEqual({ data: [{ id: person }] });
  });

  it.each([
    ['Qmüllering', 'Qmuellering'],
    ['Qjørgensen', 'Qjoergensen'],
    ['Qwaagaard', 'Qwågaard'],
    ['Qröh', 'qroeh'],
  ])('finds %s as %s, and the other way', async (name, typed) => {
    const { admin, make, bookFrom, change } = world;
    const id = idOf(await bookFrom(admin, (await make.event({ name: 'Wallaby course' })).id, 'DE'));
    const person = String((await world.booking(id, 'participantId'))['participantId']);
    idOf(await change(admin, 'Participant', { id: person, last_name: name }));
    expect(await found(typed)).toEqual([id]);
    idOf(await change(admin, 'Participant', { id: person, last_name: typed }));
    expect(await found(name)).toEqual([id]);
  });

  it.each([
    ["O'Qullivan", ['oqullivan', 'o-qullivan', 'o qullivan', 'O’Qullivan']],
    ['Oqueefe', ["o'queefe"]],
    ['Qanne-Marie', ['qannemarie', 'qanne marie', 'QANNE’MARIE']],
    ['Qannemarie', ['qanne-marie', 'qanne marie']],
    ['Qac Donald', ['qacdonald', 'qac-donald', 'qacdon']],
    ['Qan der Meer', ['qan-der-meer', 'qan der meer']],
    ['عبد اللهي', ['عبداللهي']],
    ['สมชายคิว ใจดี', ['สมชายคิวใจดี', 'สมชายคิว']],
  ])('finds %s by %j: names are written as one word, or as two', async (name, typed) => {
    const { admin, make, bookFrom, change } = world;
    const id = idOf(await bookFrom(admin, (await make.event({ name: 'Quoll course' })).id, 'IE'));
    const person = String((await world.booking(id, 'participantId'))['participantId']);
    idOf(await change(admin, 'Participant', { id: person, last_name: name }));
    for (const words of typed) expect(await found(words), words).toEqual([id]);
    idOf(await change(admin, 'Participant', { id: person, last_name: 'Quollson' }));
  });

  it('finds nobody in whom two words only happen to come together, nor by the first letters of the second', async () => {
    const { admin, make, bookFrom, change } = world;
    const id = idOf(await bookFrom(admin, (await make.event({ name: 'Quoll course' })).id, 'IE'));
    const person = String((await world.booking(id, 'participantId'))['participantId']);
    idOf(await change(admin, 'Participant', { id: person, last_name: 'Qamal Sayedson' }));
    expect(await found('alsayedson')).toEqual([]);
    expect(await found('qamalsa')).toEqual([]);
    expect(await found('qamalsay')).toEqual([id]);
  });

  it('finds nobody by a part of a name that is spelled with one letter for two', async () => {
    const { admin, make, bookFrom, change } = world;
    const id = idOf(await bookFrom(admin, (await make.event({ name: 'Wallaby course' })).id, 'PL'));
    const person = String((await world.booking(id, 'participantId'))['participantId']);
    idOf(await change(admin, 'Participant', { id: person, last_name: 'Qlohalska' }));
    expect(await found('Qloeh')).toEqual([]);
  });

  it('finds what a script has renamed, and nothing by a deleted name (S1)', async () => {
    const { admin, make, bookFrom } = world;
    const event = await make.event({ name: 'Potoroo course' });
    const id = idOf(await bookFrom(admin, event.id, 'SE'));
    await world.sql(`update centre_events set name = 'Bettong course' where id = ${event.id}`);
    expect(await found('bettong')).toEqual([id]);
    await world.sql(`update centre_events set deleted_at = now() where id = ${event.id}`);
    expect(await found('bettong')).toEqual([]);
    await world.sql(`update centre_events set deleted_at = null where id = ${event.id}`);
    expect(await found('bettong')).toEqual([id]);
  });

  it('shows no name by being found: whoever sees every booking sees every name (S1)', () => {
    for (const role of roles) {
      const holder = { roles: [role] };
      if (reach(holder, 'bookings.read') !== 'all') continue;
      for (const capability of ['participants.read', 'events.read', 'restrictedEvents.read'] as const)
        expect(reach(holder, capability), `${role} ${capability}`).toBe('all');
    }
  });
});
