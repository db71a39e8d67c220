import './shared-page.ts';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { sendForms } from './send-forms.ts';

// What never comes still fails; a real server on a busy machine may take its time to start its threads and processes.
configure({ asyncUtilTimeout: 60_000 });

sendForms();

// No test finds what another has kept in it.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
