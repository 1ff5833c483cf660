import type { Locale } from './names.ts';

export interface DemoCountry {
  readonly code: string;
  readonly locale: Locale;
  readonly currency: string;
  readonly dialling: string;
  readonly language: string;
  readonly region: string;
  /** How many of 2,400 participants work here. */
  readonly participants: number;
  readonly cities: readonly string[];
}

const at = (
  code: string,
  region: string,
  locale: Locale,
  language: string,
  currency: string,
  dialling: string,
  participants: number,
  ...cities: readonly string[]
): DemoCountry => ({ code, region, locale, language, currency, dialling, participants, cities });

/** Countries that participants and trainers come from; the participants add up to 2,400. */
export const demoCountries: readonly DemoCountry[] = [
  at(
    'DE',
    'central',
    'german',
    'German',
    'EUR',
    '+49',
    260,
    'Hamburg',
    'Berlin',
    'München',
    'Köln',
    'Göttingen',
  ),
  at('AT', 'central', 'german', 'German', 'EUR', '+43', 70, 'Wien', 'Graz', 'Salzburg'),
  at('CH', 'central', 'german', 'German', 'CHF', '+41', 60, 'Zürich', 'Basel', 'Bern'),
  at('FR', 'west', 'french', 'French', 'EUR', '+33', 220, 'Paris', 'Lyon', 'Besançon', 'Nîmes'),
  at('BE', 'west', 'french', 'French', 'EUR', '+32', 50, 'Bruxelles', 'Liège'),
  at('NL', 'west', 'dutch', 'English', 'EUR', '+31', 70, 'Utrecht', 'Rotterdam'),
  at('GB', 'west', 'english', 'English', 'GBP', '+44', 180, 'London', 'Manchester', 'Leeds', 'Bristol'),
  at('ES', 'south', 'spanish', 'Spanish', 'EUR', '+34', 180, 'Madrid', 'Málaga', 'Valencia', 'Cádiz'),
  at('PT', 'south', 'portuguese', 'Portuguese', 'EUR', '+351', 60, 'Lisboa', 'Évora', 'Porto'),
  at('IT', 'south', 'italian', 'Italian', 'EUR', '+39', 180, 'Milano', 'Bologna', 'Forlì'),
  at('GR', 'south', 'greek', 'Greek', 'EUR', '+30', 110, 'Αθήνα', 'Θεσσαλονίκη'),
  at('PL', 'east', 'polish', 'Polish', 'PLN', '+48', 140, 'Warszawa', 'Kraków', 'Łódź', 'Gdańsk'),
  at('CZ', 'east', 'czech', 'Czech', 'CZK', '+420', 90, 'Praha', 'Brno', 'Plzeň'),
  at('BG', 'east', 'bulgarian', 'Bulgarian', 'EUR', '+359', 90, 'София', 'Пловдив', 'Варна'),
  at('UA', 'east', 'ukrainian', 'Ukrainian', 'UAH', '+380', 40, 'Київ', 'Львів'),
  at('SE', 'north', 'nordic', 'English', 'SEK', '+46', 80, 'Malmö', 'Göteborg', 'Umeå'),
  at('NO', 'north', 'nordic', 'English', 'NOK', '+47', 40, 'Oslo', 'Tromsø'),
  at('DK', 'north', 'nordic', 'English', 'DKK', '+45', 40, 'Århus', 'København'),
  at('TR', 'gulf', 'turkish', 'Turkish', 'TRY', '+90', 50, 'İzmir', 'İstanbul', 'Eskişehir'),
  at('AE', 'gulf', 'arabic', 'Arabic', 'AED', '+971', 60, 'دبي', 'أبوظبي'),
  at('SA', 'gulf', 'arabic', 'Arabic', 'SAR', '+966', 40, 'الرياض', 'جدة'),
  at('KW', 'gulf', 'arabic', 'Arabic', 'KWD', '+965', 20, 'الكويت'),
  at('EG', 'gulf', 'arabic', 'Arabic', 'EGP', '+20', 30, 'القاهرة', 'الإسكندرية'),
  at('CN', 'asia', 'chinese', 'Chinese', 'CNY', '+86', 90, '上海', '北京', '广州'),
  at('JP', 'asia', 'japanese', 'Japanese', 'JPY', '+81', 80, '東京', '大阪', '名古屋'),
  at('BR', 'americas', 'portuguese', 'Portuguese', 'BRL', '+55', 50, 'São Paulo', 'Curitiba', 'Brasília'),
  at('MX', 'americas', 'spanish', 'Spanish', 'MXN', '+52', 20, 'Ciudad de México', 'Mérida'),
];

const byCode = new Map(demoCountries.map((country) => [country.code, country]));

export function demoCountry(code: string): DemoCountry {
  const country = byCode.get(code);
  if (country === undefined) throw new Error(`Not among the demo countries: ${code}`);
  return country;
}

export interface DemoSite {
  readonly country: string;
  readonly city: string;
  readonly name: string;
  readonly timeZone: string;
}

const site = (country: string, timeZone: string, city: string, name: string): DemoSite => ({
  country,
  timeZone,
  city,
  name,
});

/** The 24 centres in 14 countries. */
export const demoSites: readonly DemoSite[] = [
  site('DE', 'Europe/Berlin', 'Hamburg', 'Elbufer Training Centre'),
  site('DE', 'Europe/Berlin', 'München', 'Isarklinik Academy'),
  site('DE', 'Europe/Berlin', 'Köln', 'Rheinbogen Institute'),
  site('FR', 'Europe/Paris', 'Paris', 'Institut des Tilleuls'),
  site('FR', 'Europe/Paris', 'Lyon', 'Clinique du Vieux Pont'),
  site('ES', 'Europe/Madrid', 'Madrid', 'Centro Docente La Encina'),
  site('ES', 'Europe/Madrid', 'Málaga', 'Hospital Docente del Mar'),
  site('IT', 'Europe/Rome', 'Milano', 'Accademia dei Platani'),
  site('IT', 'Europe/Rome', 'Bologna', 'Istituto San Marino al Colle'),
  site('PL', 'Europe/Warsaw', 'Kraków', 'Centrum Szkoleń Wawrzyn'),
  site('PL', 'Europe/Warsaw', 'Łódź', 'Klinika Pod Kasztanami'),
  site('GB', 'Europe/London', 'London', 'Fenwick Row Training Rooms'),
  site('GB', 'Europe/London', 'Manchester', 'Millgate Clinical School'),
  site('SE', 'Europe/Stockholm', 'Malmö', 'Öresund Skills Centre'),
  site('CZ', 'Europe/Prague', 'Brno', 'Školicí centrum Lipová'),
  site('GR', 'Europe/Athens', 'Αθήνα', 'Εκπαιδευτικό Κέντρο Ελιά'),
  site('GR', 'Europe/Athens', 'Θεσσαλονίκη', 'Ινστιτούτο Θερμαϊκός'),
  site('BG', 'Europe/Sofia', 'София', 'Учебен център Липа'),
  site('AE', 'Asia/Dubai', 'دبي', 'مركز النخيل للتدريب'),
  site('CN', 'Asia/Shanghai', '上海', '梧桐培训中心'),
  site('CN', 'Asia/Shanghai', '北京', '银杏临床学院'),
  site('JP', 'Asia/Tokyo', '東京', 'さくら研修センター'),
  site('JP', 'Asia/Tokyo', '大阪', 'みどり臨床研修所'),
  site('BR', 'America/Sao_Paulo', 'São Paulo', 'Centro de Ensino Jacarandá'),
];
