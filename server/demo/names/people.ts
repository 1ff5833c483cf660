import type { DemoRandom } from '../DemoRandom.ts';
import { namesOf } from './names.ts';
import type { DemoCountry } from './places.ts';

export interface DemoPerson {
  readonly title: string;
  readonly first: string;
  readonly last: string;
  readonly woman: boolean;
  /** For e-mail addresses: first.last in Latin letters. */
  readonly mailbox: string;
}

/** Invents people, each name once. */
export class PeopleMaker {
  readonly #taken = new Set<string>();

  constructor(private readonly random: DemoRandom) {}

  person(country: DemoCountry): DemoPerson {
    const { women, men, last, titles } = namesOf(country.locale);
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const woman = this.random.chance(0.54);
      const first = this.random.pick(woman ? women : men);
      const family = this.random.pick(last);
      const key = `${first.written} ${family.written}`;
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return {
        title: this.random.pick(titles),
        first: first.written,
        last: family.written,
        woman,
        mailbox: `${first.latin}.${family.latin}`,
      };
    }
    throw new Error(`No unused name is left in ${country.locale}.`);
  }
}

const streets: Readonly<Record<string, readonly string[]>> = {
  german: ['Lindenweg', 'Am Alten Hafen', 'Kastanienallee'],
  french: ['rue des Tilleuls', 'avenue du Vieux Moulin', 'place de la Fontaine'],
  english: ['Orchard Row', 'Millgate', 'Fenwick Street'],
  spanish: ['calle de la Encina', 'avenida del Faro', 'plaza del Olivo'],
  portuguese: ['rua das Flores', 'avenida do Jacarandá', 'largo da Fonte'],
  italian: ['via dei Platani', 'corso del Ponte', 'piazza della Fonte'],
  polish: ['ul. Kasztanowa', 'ul. Młyńska', 'al. Lipowa'],
};

export function streetAddress(random: DemoRandom, country: DemoCountry): string {
  const street = random.pick(streets[country.locale] ?? ['Garden Street', 'Harbour Road', 'Station Square']);
  return country.locale === 'german' ? `${street} ${random.int(1, 90)}` : `${random.int(1, 90)} ${street}`;
}

export function phoneNumber(random: DemoRandom, country: DemoCountry): string {
  return `${country.dialling} 555 ${random.digits(3)} ${random.digits(4)}`;
}
