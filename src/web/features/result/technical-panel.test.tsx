import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TechnicalPanel } from './technical-panel.tsx';

afterEach(cleanup);

const shownFor = (key: string): HTMLElement => {
  const value = screen.getByText(key).parentElement?.querySelector('dd');
  if (!value) throw new Error(`no value beside ${key}`);
  return value;
};
const highlightsIn = (key: string) => [...shownFor(key).querySelectorAll('em')].map((em) => em.textContent);

describe('the technical panel', () => {
  it.each(['6 days (new)', 'Poor', 'Blacklisted', 'Self-signed', 'suspicious subdomain', 'risky'])(
    'highlights %s',
    (value) => {
      render(<TechnicalPanel details={{ finding: value }} />);
      expect(highlightsIn('Finding')).toEqual([value]);
    },
  );

  it.each(['Newest', 'poor', 'Clean', 'Let’s Encrypt', 'Suspicious'])('leaves %s alone', (value) => {
    render(<TechnicalPanel details={{ finding: value }} />);
    expect(highlightsIn('Finding')).toEqual([]);
  });

  it('spaces keys out and hides the extracted text', () => {
    render(<TechnicalPanel details={{ domainAge: '12 years', extractedText: 'a private letter' }} />);
    expect(shownFor('Domain Age').textContent).toBe('12 years');
    expect(screen.queryByText(/private letter/)).toBeNull();
  });

  it.each([null, '-', '', [], {}])('shows - for %j', (value) => {
    render(<TechnicalPanel details={{ attachments: value }} />);
    expect(shownFor('Attachments').textContent).toBe('-');
  });

  it('expands nested objects and lists, and judges each value on its own', () => {
    render(
      <TechnicalPanel details={{ headerChecks: { spf: 'fail' }, links: ['a.example', 'risky.example'] }} />,
    );
    expect(shownFor('Spf').textContent).toBe('fail');
    expect(highlightsIn('Links')).toEqual(['risky.example']);
  });
});
