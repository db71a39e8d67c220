import type { ScoreSampleInput } from '../../../contract/score-sample.ts';

export type DemoSample = ScoreSampleInput & { name: string };

/** Made up. Every link is on a reserved domain (RFC 2606) that nobody can register. */
export const demoSamples: readonly DemoSample[] = [
  {
    name: 'Parcel fee',
    text: 'Your parcel is held at our depot. Pay the customs fee of 1.99 within 48 hours, or it goes back to the sender.',
    url: 'https://parcel-release-fee.example/pay?id=4471',
  },
  {
    name: 'Boss’s errand',
    text: 'Are you at your desk? I am in a meeting and need six gift cards for a client today. Keep this between us and send me the codes as soon as you have them.',
    url: '',
  },
  {
    name: 'Team message',
    text: 'Hi Ana, thanks for today. The minutes are in our shared folder as always, and the next meeting is on Monday at ten.',
    url: '',
  },
];
