import { expect, it } from 'vitest';
import { analyzeEmailRequest } from './analyze-email.ts';
import { analyzeUrlRequest } from './analyze-url.ts';
import { emailInputProblems, maxEmailBytes, maxSubjectLength } from './email-input.ts';
import { maxUrlLength, urlProblem } from './url-input.ts';

const fine = { content: 'Dear customer', sender: '', subject: '' };

/** The page's own check must neither refuse what the server takes, nor let pass what it refuses. */
it.each([
  fine,
  { ...fine, content: ' \n' },
  { ...fine, content: 'x'.repeat(maxEmailBytes) },
  { ...fine, content: 'x'.repeat(maxEmailBytes + 1) },
  { ...fine, sender: ' Desk@Northbank.example ' },
  { ...fine, sender: 'desk@' },
  { ...fine, sender: `${'a'.repeat(243)}@b.example` },
  { ...fine, sender: 'des\u212a@northbank.example' },
  { ...fine, subject: 'x'.repeat(maxSubjectLength + 1) },
  { content: '', sender: 'desk', subject: 'x'.repeat(maxSubjectLength + 1) },
])('finds the same faults in a message as the server (case %#)', (input) => {
  const issues = analyzeEmailRequest.safeParse(input).error?.issues ?? [];
  const faulty = new Set(issues.map(({ path }) => String(path[0])));
  expect(new Set(Object.keys(emailInputProblems(input)))).toEqual(faulty);
});

it.each([
  'northbank.example',
  ' https://northbank.example/login ',
  'http://[::1]:3000/',
  '',
  '   ',
  'two words',
  'a..b',
  'javascript:alert(1)',
  `a.example/${'x'.repeat(maxUrlLength)}`,
])('finds the same fault in the link %j as the server', (url) => {
  expect(urlProblem(url)).toBe(analyzeUrlRequest.safeParse({ url }).error?.issues[0]?.message ?? null);
});
