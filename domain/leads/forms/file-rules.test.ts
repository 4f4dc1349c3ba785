import { expect, test } from 'vitest';
import { ACCEPTED_FILES, documentTypeOf, tidyFileName } from './file-rules.ts';

test('a file is known by its last ending, in any letter case', () => {
  expect(ACCEPTED_FILES).toBe('.pdf,.doc,.docx');
  expect(['cv.pdf', 'CV.PDF', 'a.b.Docx', 'x.doc'].map(documentTypeOf)).toEqual([
    'pdf',
    'pdf',
    'docx',
    'doc',
  ]);
  for (const name of ['cv.exe', 'pdf', 'cv.pdf.exe', 'cv.docm', 'cv.', '', 'cv.constructor', 'cv.pdf '])
    expect([name, documentTypeOf(name)]).toEqual([name, undefined]);
});

test('a file name loses folders and control characters, and is never long', () => {
  expect(tidyFileName('C:\\Users\\me\\Mon CV.pdf')).toBe('Mon CV.pdf');
  expect(tidyFileName('../../etc/"cv\r\n\u202Efdp.pdf')).toBe('cvfdp.pdf');
  expect(tidyFileName(`${'a'.repeat(300)}.pdf`)).toMatch(/^a+…a+\.pdf$/);
});
