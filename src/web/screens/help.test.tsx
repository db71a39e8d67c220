import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { defaultRetentionDays, guestRetentionHours } from '../../contract/retention-times.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import { certaintyFloors, mostModelPoints } from '../../contract/scoring.ts';
import { Help } from './help.tsx';
import { tools } from './home/tools.ts';
import { PrivacyPolicy } from './privacy-policy.tsx';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const partOf = (id: string) => {
  const part = document.getElementById(id);
  if (!part) throw new Error(`the page has no part ${id}`);
  return part;
};
const numbersIn = (text: string | null) => text?.match(/\d+/g)?.map(Number) ?? [];

it('has a part for every tool that leads to it, and goes there', () => {
  for (const { help } of tools) {
    history.replaceState(null, '', `/help#${help.part}`);
    render(<Help />);
    expect(document.activeElement?.id).toBe(help.part);
    cleanup();
  }
});

it.each([
  /^Gmail in/,
  /^Gmail app/,
  /Windows \(new\)/,
  /Windows \(classic\)/,
  /on the web/,
  /Mac$/,
  /iPhone or/,
  /^Thunderbird/,
  /^Yahoo/,
  /^Proton/,
  /^GMX and WEB\.DE/,
  /^Samsung/,
])('says for %s how to save, or what to do instead', (name) => {
  render(<Help />);
  const program = within(partOf('save')).getByText(name).closest('details');
  expect(program?.textContent).toMatch(/Save it as a file|What to do instead/);
});

it('shows the bands and certainties that the engine computes with', () => {
  render(<Help />);
  const shown = numbersIn(partOf('scoring').textContent);
  for (const figure of [
    ...Object.values(riskBandEnds),
    certaintyFloors.strong,
    certaintyFloors.proof,
    mostModelPoints,
  ])
    expect(shown).toContain(figure);
});

it('names the same times as the privacy page', () => {
  render(<Help />);
  const help = numbersIn(partOf('kept').textContent);
  cleanup();
  render(<PrivacyPolicy />);
  const privacy = screen.getByRole('heading', { name: 'How long we keep it' }).closest('section');
  expect(help).toEqual(expect.arrayContaining([defaultRetentionDays, guestRetentionHours]));
  expect(numbersIn(privacy?.textContent ?? '')).toEqual(expect.arrayContaining(help));
});
