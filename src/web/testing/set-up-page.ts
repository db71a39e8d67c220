import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What never comes still fails; what is slow because the machine is busy does not.
configure({ asyncUtilTimeout: 20_000 });

// The files of a worker share one page: no test finds what another has kept in it.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
