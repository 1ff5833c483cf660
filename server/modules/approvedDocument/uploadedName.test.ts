import { expect, it } from 'vitest';
import { uploadedName } from './uploadedName.ts';

it.each([
  ['عقد التدريب.pdf', 'عقد التدريب.pdf'],
  ['合同.PDF', '合同.pdf'],
  ['Contract v1.2', 'Contract v1.2.pdf'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
  ['The %22new%22 contract.pdf', 'The new contract.pdf'],
  [' .pdf', 'document.pdf'],
])('a PDF uploaded as %j is %j', (given, name) => {
  expect(uploadedName(given)).toBe(name);
});
