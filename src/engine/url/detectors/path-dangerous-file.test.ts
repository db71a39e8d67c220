import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { pathDangerousFile } from './path-dangerous-file.ts';

describe('path-dangerous-file', () => {
  it.each([
    ['a double extension', 'https://example.org/invoice.pdf.exe'],
    ['a script', 'https://example.org/update.vbs'],
    ['an installer on an unknown site, which counts less', 'https://example.org/setup.exe'],
  ])('fires on %s', (_, url) => {
    expect(pathDangerousFile.run(caseOf(url))).toMatchObject({
      type: 'path-dangerous-file',
      score: expect.any(Number),
    });
  });

  it.each([
    ['an installer of a well-known maker', 'https://example.org/setup.exe', popular],
    ['a document', 'https://example.org/report.pdf', {}],
    ['a domain that ends like a program', 'https://example.com/', {}],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(pathDangerousFile.run(caseOf(url, facts))).toBeNull();
  });
});
