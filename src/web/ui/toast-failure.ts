import { serverMessageOf } from '../lib/api.ts';
import { showToast } from './toast-store.ts';

/** Shows why a call failed: the server's own message, or the fallback where it sent none. */
export const toastFailure = (error: Error, { title, fallback }: { title: string; fallback: string }) =>
  showToast({ title, description: serverMessageOf(error) ?? fallback, tone: 'fault' });
