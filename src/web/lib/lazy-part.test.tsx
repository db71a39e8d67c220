import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createLazyPart, LazyPart, type LazyPartSource } from './lazy-part.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const show = (part: LazyPartSource<{ name: string }>) =>
  render(
    <LazyPart
      part={part}
      props={{ name: 'Maya' }}
      fallback={<p>Loading</p>}
      failure={(retry) => (
        <button type="button" onClick={retry}>
          Try Again
        </button>
      )}
    />,
  );

it('shows the fallback until the script is here', async () => {
  show(createLazyPart(async () => Greeting));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Maya')).toBeTruthy();
});

it('shows a part that was fetched early without any fallback', async () => {
  const part = createLazyPart(async () => Greeting);
  part.load();
  await new Promise((resolve) => setTimeout(resolve));
  show(part);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('Hello Maya')).toBeTruthy();
});

it('offers another try when the script could not be fetched, and fetches it again', async () => {
  let tries = 0;
  show(
    createLazyPart(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return Greeting;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Hello Maya')).toBeTruthy();
  expect(tries).toBe(2);
});

it('shows no failure for an early load that did not come while another try is under way', async () => {
  let tries = 0;
  const part = createLazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return Greeting;
  });
  part.load();
  await new Promise((resolve) => setTimeout(resolve));
  show(part);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Maya')).toBeTruthy();
});
