import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { readAddresses, readNonce } from '../lib/page-meta.ts';
import { startServiceWorker } from '../lib/service-worker.ts';
import { App } from './app.tsx';

// Radix locks scrolling with a style element, which the content security policy blocks without the nonce.
const nonce = readNonce();
if (nonce) setNonce(nonce);
// Only as our server serves it: while developing, files have no release to belong to.
if (nonce) startServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// As a transition, the first screen is made in slices between which the browser answers; in one piece it takes a slow phone half a second.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App addresses={readAddresses()} />
    </StrictMode>,
  ),
);
