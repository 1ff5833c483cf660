import { createServer } from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { readPdf } from '#tests/setup/readPdf.ts';
import type { Paper } from './DocumentEngine.ts';
import { aLetter, upright } from './testing/aLetter.ts';
import { textPlaces } from './testing/textPlaces.ts';
import { TypstEngine } from './TypstEngine.ts';

const engine = new TypstEngine();
afterAll(() => engine.close());

const printed = async (body: string | readonly string[], rest: Partial<Paper> = {}) =>
  readPdf((await engine.render(aLetter(body, rest))).bytes);
const refusal = (body: string) =>
  engine.render(aLetter(body)).then(
    () => 'printed',
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  );

describe('a page', () => {
  it.each([
    ['Latin', 'en', 'Zoë Đorđević, Škoda, Ångström, Łódź, İstanbul, Việt Nam, “quotes” – €'],
    ['Greek', 'el', 'Καλώς ήρθατε στο συνέδριο'],
    ['Cyrillic', 'ru', 'Добро пожаловать на обучение, ґ є ї'],
    ['Arabic', 'ar', 'مرحبا بكم في المؤتمر'],
    ['Chinese', 'zh', '欢迎参加培训课程'],
    ['Japanese', 'ja', '研修へようこそ、カタカナ'],
    ['Korean', 'ko', '교육 과정에 오신 것을 환영합니다'],
    ['Thai', 'th', 'ยินดีต้อนรับสู่การฝึกอบรม ที่นี่'],
    ['Devanagari', 'hi', 'प्रशिक्षण में आपका स्वागत है क्षत्रिय'],
  ])('shows %s as it was written, in the page and beside others', async (_script, language, text) => {
    expect((await printed(`<p>${text}</p>`, { language })).pages).toEqual([[text]]);
    expect((await printed(`<p>${text}</p><p><strong>${text}</strong></p>`)).pages).toEqual([[text, text]]);
  });

  it('has letters of every script that names are written in, plain and bold', async () => {
    // A letter that no font has is refused.
    const names = {
      Hebrew: 'שָׁרוֹן לוי',
      Armenian: 'Անահիտ Պետրոսյան',
      Georgian: 'ნინო გელაშვილი',
      Ethiopic: 'ሰላም ተስፋዬ',
      Bengali: 'শর্মিষ্ঠা মুখার্জি',
      Gujarati: 'પ્રિયા પટેલ',
      Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
      Kannada: 'ಕೃಷ್ಣ ರಾವ್',
      Khmer: 'សុខា ចាន់',
      Lao: 'ສົມສັກ',
      Malayalam: 'ലക്ഷ്മി നായർ',
      Myanmar: 'အောင်ဆန်း',
      Sinhala: 'ක්‍රිෂාන්ත සිල්වා',
      Tamil: 'கிருஷ்ணன்',
      Telugu: 'శ్రీనివాస్',
    };
    const cells = Object.values(names).map((name) => `<tr><td>${name}</td><td><b>${name}</b></td></tr>`);
    const { pages } = await printed(`<table>${cells.join('')}</table><p>Dr ${names.Hebrew}</p>`);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.join('\n')).toContain(names.Georgian);
  });

  it('is archival and tagged, with its title and language', async () => {
    const facts = await printed('<h3>One</h3><p>Two</p>', { title: 'Einladung „Zoë“', language: 'de' });
    expect(facts).toMatchObject({ title: 'Einladung „Zoë“', language: 'de', isTagged: true, archival: '2A' });
  });

  it.each([
    ['A4', 'portrait', 595, 842],
    ['A4', 'landscape', 842, 595],
    ['A5', 'portrait', 420, 595],
    ['Letter', 'landscape', 792, 612],
  ] as const)('can be %s, %s', async (size, orientation, width, height) => {
    const { sizes } = await printed('<p>x</p>', { options: { paper: size, orientation } });
    expect(sizes).toEqual([[width, height]]);
  });

  it('has header, footer and numbers, which begin anew with each body', async () => {
    const options = { ...upright, header: 'World Congress', footer: 'Confidential' };
    const document = await engine.render(
      aLetter(['<p>one</p><div data-page-break></div><p>two</p>', '<p>three</p>'], { options }),
    );
    const { pages } = await readPdf(document.bytes);
    expect(document.pages).toBe(3);
    expect(pages).toEqual([
      ['World Congress', 'one', 'Confidential 1 / 2'],
      ['World Congress', 'two', 'Confidential 2 / 2'],
      ['World Congress', 'three', 'Confidential'],
    ]);
  });

  describe('of words that no line holds', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4);

    it.each([
      ['a paragraph', `<p>${word}</p>`],
      ['a heading', `<h1><em>${word}</em></h1>`],
      ['an item', `<ul><li><p>${word}</p></li></ul>`],
      ['a cell', `<table><tr><td>${word}</td></tr></table>`],
      ['a heading in a cell', `<table><tr><td><h2>${word}</h2></td></tr></table>`],
    ])('goes on in the next line of %s', async (_what, body) => {
      const { pages } = await printed(body);
      const lines = pages.flat().map((line) => line.replace(/^•\s*/, ''));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('')).toBe(word);
    });

    it('keeps an amount, and what stands at a side, in its column', async () => {
      const cells = [
        'KWD\u00a099,999,999.999',
        '<p style="text-align:right">participation</p>',
        'several words',
      ];
      const { pages } = await printed(
        `<table><tr>${cells
          .map((each) => `<td>${each}</td>`)
          .join('')
          .repeat(5)}</tr></table>`,
      );
      expect(pages.flat().join('|')).not.toMatch(/99,999,999\.999|participation/);
    });

    it('breaks an address in a narrow column, and none that a line holds', async () => {
      const address = 'maximiliane.wolfeschlegelsteinhausen@klinikum.example';
      const cells = `<td>${address}</td>${'<td>A column of several words</td>'.repeat(3)}`;
      const { pages } = await printed(`<table><tr>${cells}</tr></table><p>Write to ${address}, please</p>`);
      expect(pages[0]?.filter((line) => line.includes('maximiliane'))).toEqual([
        expect.not.stringContaining(address),
        `Write to ${address}, please`,
      ]);
    });
  });

  it.each([
    ['an item', '<ul><li><p>one</p><div data-page-break></div><p>two</p></li></ul>'],
    ['a cell', '<table><tr><td><p>one</p><div data-page-break></div><p>two</p></td></tr></table>'],
    ['a quotation', '<blockquote><p>one</p><div data-page-break></div><p>two</p></blockquote>'],
  ])('begins another page also within %s', async (_what, body) => {
    const { pages } = await printed(body);
    expect(pages.map((lines) => lines.find((line) => /one|two/.test(line)))).toEqual([
      expect.stringContaining('one'),
      expect.stringContaining('two'),
    ]);
  });

  it('leaves out the mark of an order of bytes that comes with pasted texts', async () => {
    const options = { ...upright, header: 'World\ufeff Congress' };
    const { pages } = await printed('<p>Anna\ufeff Lindqvist</p>', { title: '\ufeffLetter', options });
    expect(pages).toEqual([['World Congress', 'Anna Lindqvist']]);
  });

  it.each(['-5', '-1', '1e9', 'x'])('numbers a list that begins at %s from one', async (start) => {
    const { pages } = await printed(`<ol start="${start}"><li>Arrival</li></ol>`);
    expect(pages.flat().join(' ')).toBe('1. Arrival');
  });

  it('sets a quotation off from the side that it is read from', async () => {
    const quoted = async (language: string, word: string) => {
      const body = `<blockquote><p>${word}</p></blockquote><p>${word}</p>`;
      const [quote, plain] = await textPlaces((await engine.render(aLetter(body, { language }))).bytes);
      return [Number(quote?.left) - Number(plain?.left), Number(quote?.right) - Number(plain?.right)];
    };
    const [em] = await quoted('en', 'Welcome');
    expect(em).toBeGreaterThan(10);
    expect((await quoted('ar', 'مرحبا'))[1]).toBeCloseTo(-(em ?? 0), 1);
  });

  it('leads to addresses, mailboxes and telephones, and nowhere else', async () => {
    const hrefs = ['https://example.org/a', 'mailto:a@example.org', 'tel:+4912', 'http://example.org/b'];
    const others = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '//example.org/c'];
    const { links } = await printed(
      [...hrefs, ...others].map((href) => `<p><a href="${href}">word</a></p>`).join(''),
    );
    expect(links).toEqual(hrefs.slice(0, 3));
  });
});

it('says how much of what it may hold a paper takes', async () => {
  const rows = '<tr><td>a</td></tr>'.repeat(10);
  const { share } = await engine.render(aLetter([`<table>${rows}</table>`, '<p>short</p>']));
  expect(share).toBe(10 / 5_000);
});

describe('what cannot be printed', () => {
  it('names the characters that no font has', async () => {
    expect(await refusal('<p>A 𓀀, a 1\u{20e3} and a \u{10fffe}</p>')).toBe(
      'GLYPH_MISSING: No font here has these characters: 𓀀 (U+13000), \u{20e3} (U+20E3), \u{10fffe} (U+10FFFE).',
    );
  });

  it.each([
    ['ten thousand elements inside each other', '<div>'.repeat(10_000), /^DOCUMENT_TOO_LARGE: .*nested/],
    ['a hundred thousand rows', `<table>${'<tr><td>a</td></tr>'.repeat(100_000)}</table>`, /5,000 rows/],
    ['a word without end', `<p>${'x'.repeat(200_000)}</p>`, /^DOCUMENT_TOO_LARGE: .*word/],
    ['five million characters', `<p>${'word '.repeat(1_000_000)}</p>`, /4 million characters/],
    ['more columns than a page', `<table><tr>${'<td>x</td>'.repeat(41)}</tr></table>`, /40 columns/],
    ['a damaged image', '<img src="data:image/png;base64,AAAA">', /^IMAGE_UNREADABLE: .*damaged/],
    ['a QR code of a novel', `<span data-qr="${'x'.repeat(5_000)}"></span>`, /500 characters/],
  ])('says so of %s', async (_what, body, words) => {
    expect(await refusal(body)).toMatch(words);
  });

  it('says so of an image that would unpack into gigabytes', async () => {
    const image = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    image.writeUInt32BE(50_000, 16);
    image.writeUInt32BE(50_000, 20);
    image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
    expect(await refusal(`<img src="data:image/png;base64,${image.toString('base64')}">`)).toMatch(
      /^IMAGE_UNREADABLE: .*50000 × 50000/,
    );
  });

  it('leaves out what was not written to be read, and asks nobody for anything', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const { pages } = await printed(`
      <script>document.write('script')</script><style>@import url(${at}/style)</style>
      <link rel="stylesheet" href="${at}/link"><base href="${at}/"><meta http-equiv="refresh" content="0;${at}/meta">
      <img src="${at}/image.png"><img src="//127.0.0.1/x"><img src="file:///etc/passwd"><img src="/paper.json">
      <img srcset="${at}/set 2x"><video poster="${at}/poster"></video><object data="${at}/object">object</object>
      <iframe src="${at}/frame"></iframe><svg><image href="${at}/svg"/></svg><input value="input" src="${at}/in">
      <div style="background:url(${at}/background)">kept #panic("x") \\u{41} $x$ @preview *bold*</div>`);
    expect(pages).toEqual([['kept #panic("x") \\u{41} $x$ @preview *bold*']]);
    expect(asked).toEqual([]);
  });
});
