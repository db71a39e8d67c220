import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { readAddresses, readNonce } from '../lib/page-meta.ts';
import { App } from './app.tsx';

// Radix locks scrolling with a style element, which the content security policy blocks without the nonce.
const nonce = readNonce();
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App addresses={readAddresses()} />
  </StrictMode>,
);
