import type { Paper } from '#server/documents/engine/DocumentEngine.ts';

const names = [
  'Zoë Đorđević',
  'Łukasz Żółć',
  'محمد عبد الله',
  '王小明',
  'Νίκος Παπαδόπουλος',
  'Ирина Иванова',
];

/** A letter as people send it: a page of text, a table and a list; each is for somebody else. */
const letterHtml = (n: number): string => `
  <p style="text-align: right">Geneva, 21 November 2026</p>
  <h2>Invitation to the training event</h2>
  <p>Dear <strong>${names[n % names.length]} ${n}</strong>,</p>
  <p>${'we have the pleasure of inviting you to our event, which takes place at the centre named below. '.repeat(4)}</p>
  <table><thead><tr><th>Day</th><th>From</th><th>Topic</th><th>Trainer</th></tr></thead><tbody>
  ${Array.from({ length: 8 }, (_, row) => `<tr><td>${row + 1}</td><td>0${row}:30</td><td>Session number ${row} of the programme</td><td>Dr. Trainer ${(n + row) % 40}</td></tr>`).join('')}
  </tbody></table>
  <ul><li><p>Travel is arranged by the centre.</p></li><li><p>Please bring <em>this letter</em> with you.</p></li></ul>
  <p>More is told at <a href="https://example.org/events/${n}">our pages</a>.</p>
  <p>With kind regards</p>`;

export const letter = (n: number): Paper => ({
  title: `Invitation ${n}`,
  language: 'en',
  options: { paper: 'A4', orientation: 'portrait', header: 'Training events', footer: 'Confidential' },
  bodies: [letterHtml(n)],
});
